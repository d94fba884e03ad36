import { exportThread, printThread } from '#web/app/thread/exportThread.ts';
import { IconDownload, IconPrinter } from '#web/kit/icons.ts';
import { MenuItem } from '#web/kit/menu/Menu.tsx';

const formats = [
  ['text', 'Download as text'],
  ['markdown', 'Download for notes apps'],
  ['json', 'Download for other programs'],
] as const;

/** Menu items for exporting one chat. */
export function ExportItems({ threadId }: { threadId: string }) {
  return (
    <>
      {formats.map(([format, name]) => (
        <MenuItem
          key={format}
          icon={<IconDownload aria-hidden="true" />}
          onSelect={() => void exportThread(threadId, format)}
        >
          {name}
        </MenuItem>
      ))}
      <MenuItem icon={<IconPrinter aria-hidden="true" />} onSelect={() => void printThread(threadId)}>
        Print
      </MenuItem>
    </>
  );
}
