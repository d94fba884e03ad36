import { useQuery } from '@tanstack/react-query';
import { dayInWords } from '#web/admin/labels.ts';
import { Part } from '#web/admin/Part.tsx';
import { Table } from '#web/admin/Table.tsx';
import { api } from '#web/app/api.ts';

function duration(milliseconds: number | null) {
  if (milliseconds === null) return '';
  return milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}
const number = (value: number) => value.toLocaleString('en-US');

/** The provider, its response times and its usage. */
export function CoachHealth() {
  const health = useQuery(api.admin.coach.queryOptions());
  return (
    <Part title="Coach" query={health}>
      {({ adapter, model, dailyTokens, days, spend }) => (
        <>
          <p>
            {adapter === 'embedded'
              ? 'The built-in guide answers. No provider is set.'
              : `${model ?? adapter} answers, through ${adapter}. All members together may use ${number(dailyTokens)} tokens a day.`}
          </p>
          {days.length === 0 ? (
            <p className="dim">Nothing was answered in the last 30 days.</p>
          ) : (
            <Table
              label="Answers by day"
              columns={['Day', 'By', 'Answered', 'Fallbacks', 'Failed', 'Average', 'Slowest']}
            >
              {days.map(({ day, adapter: by, answered, fellBack, failed, average, slowest }) => (
                <tr key={day + by}>
                  <td>{dayInWords(day)}</td>
                  <td>{by === 'embedded' ? 'Built-in guide' : by}</td>
                  <td>{answered}</td>
                  <td>{fellBack}</td>
                  <td>{failed}</td>
                  <td>{duration(average)}</td>
                  <td>{duration(answered > 0 ? slowest : null)}</td>
                </tr>
              ))}
            </Table>
          )}
          {spend.length > 0 && (
            <Table label="What the provider was asked by day" columns={['Day', 'Requests', 'Tokens']}>
              {spend.map(({ day, requests, tokens }) => (
                <tr key={day}>
                  <td>{dayInWords(day)}</td>
                  <td>{number(requests)}</td>
                  <td>{number(tokens)}</td>
                </tr>
              ))}
            </Table>
          )}
        </>
      )}
    </Part>
  );
}
