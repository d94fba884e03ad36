import { useQuery } from '@tanstack/react-query';
import { dayInWords } from '#web/admin/labels.ts';
import { Part } from '#web/admin/Part.tsx';
import { Table } from '#web/admin/Table.tsx';
import { api } from '#web/app/api.ts';
import { Notice } from '#web/kit/state/Notice.tsx';

const plain = (word: string) => word.replaceAll('_', ' ');

/** How often safety cards were shown, without for whom. */
export function SafetyCounts() {
  const safety = useQuery(api.admin.safety.queryOptions());
  return (
    <Part title="Safety cards" query={safety}>
      {({ counts, resourcesCheckedOn }) => (
        <>
          <p className="dim">
            The last 90 days, without names. The numbers on the cards were checked on {dayInWords(resourcesCheckedOn)}.
          </p>
          {counts.length === 0 ? (
            <p className="dim">No card was shown.</p>
          ) : (
            <Table label="Cards by day" columns={['Day', 'Cards', 'Category', 'Level', 'Resource']}>
              {counts.map(({ day, category, level, resource, count }) => (
                <tr key={`${day} ${category} ${level} ${resource}`}>
                  <td>{dayInWords(day)}</td>
                  <td>{count}</td>
                  <td>{plain(category)}</td>
                  <td>{level}</td>
                  <td>{plain(resource)}</td>
                </tr>
              ))}
            </Table>
          )}
        </>
      )}
    </Part>
  );
}

/** People call these numbers, so outdated ones are pointed out on every page of the operator. */
export function OldResources() {
  const { data } = useQuery(api.admin.safety.queryOptions());
  if (!data?.resourcesAreOld) return null;
  return (
    <Notice tone="error">
      The crisis numbers were last checked on {dayInWords(data.resourcesCheckedOn)}, more than six months ago. Check
      each of them, and change the date in contract/resources.ts.
    </Notice>
  );
}
