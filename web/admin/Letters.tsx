import { useQuery } from '@tanstack/react-query';
import { momentInWords } from '#web/admin/labels.ts';
import { Part } from '#web/admin/Part.tsx';
import { Table } from '#web/admin/Table.tsx';
import { api } from '#web/app/api.ts';

const KINDS: Readonly<Record<string, string>> = {
  sign_in: 'Login',
  invitation: 'Invitation',
  reminder: 'Reminder',
  payment: 'Payment',
  account: 'Account',
};

const state = (delivered: boolean, tries: number, isFiles: boolean) => {
  if (delivered) return isFiles ? 'Written' : 'Delivered to the mail server';
  return tries > 0 ? `Waiting, tried ${tries} times` : 'Waiting';
};

/** Emails by kind and time, without recipients or contents. */
export function Letters() {
  const outbox = useQuery(api.admin.outbox.queryOptions());
  return (
    <Part title="Emails" query={outbox}>
      {({ isFiles, letters }) => (
        <>
          <p className="dim">
            {isFiles
              ? 'No mail server is set: emails are files in the outbox folder, and nothing is sent.'
              : 'Emails go to your mail server. Those that wait, and those it took in the last day, are listed here.'}
          </p>
          {letters.length === 0 ? (
            <p className="dim">{isFiles ? 'No emails yet.' : 'None is waiting, and none went out in the last day.'}</p>
          ) : (
            <Table label="Emails by time" columns={['Kind', 'When', 'State']}>
              {letters.map(({ id, kind, at, delivered, tries }) => (
                <tr key={id}>
                  <td>{KINDS[kind ?? ''] ?? 'Other'}</td>
                  <td>{momentInWords(at)}</td>
                  <td>{state(delivered, tries, isFiles)}</td>
                </tr>
              ))}
            </Table>
          )}
        </>
      )}
    </Part>
  );
}
