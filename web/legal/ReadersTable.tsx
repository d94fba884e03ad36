const readers = [
  ['A copy of the database, or a backup', 'Sizes, dates and counts'],
  ['A copy of the database and the disk of the app, without the master key', 'The same'],
  ['An administrator in the app', 'No private text. There is no such page'],
  [
    'An outside AI provider, if one is set up and you agreed',
    'The text of that one request, with names replaced and no ids',
  ],
  ['A person you are connected with', 'Only what you shared with them by name'],
] as const;

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
        {readers.map(([holder, reads]) => (
          <tr key={holder}>
            <th scope="row">{holder}</th>
            <td>{reads}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
