import { READERS } from '#contract/readers.ts';

export function ReadersTable() {
  return (
    <table>
      <caption className="visually-hidden">Who can read what</caption>
      <thead>
        <tr>
          <th scope="col">Who holds</th>
          <th scope="col">can read</th>
        </tr>
      </thead>
      <tbody>
        {READERS.map(([holder, reads]) => (
          <tr key={holder}>
            <th scope="row">{holder}</th>
            <td>{reads}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
