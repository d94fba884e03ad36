import { exportThread, printThread } from '#web/app/thread/exportThread.ts';
import { IconDownload, IconPrinter } from '#web/kit/icons.ts';
import { MenuItem } from '#web/kit/menu/Menu.tsx';

const formats = [
  ['markdown', 'Markdown'],
  ['text', 'text'],
  ['json', 'JSON'],
] as const;

/** The ways to take one chat along, as lines of a menu. */
export function ExportItems({ threadId }: { threadId: string }) {
  return (
    <>
      {formats.map(([format, name]) => (
        <MenuItem
          key={format}
          icon={<IconDownload aria-hidden="true" />}
          onSelect={() => void exportThread(threadId, format)}
        >
          Download as {name}
        </MenuItem>
      ))}
      <MenuItem icon={<IconPrinter aria-hidden="true" />} onSelect={() => void printThread(threadId)}>
        Print
      </MenuItem>
    </>
  );
}
