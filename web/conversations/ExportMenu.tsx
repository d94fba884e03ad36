import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ThreadFormat } from '#contract/threads.ts';
import { api } from '#web/app/api.ts';
import { saveFile } from '#web/app/saveFile.ts';
import { tellFailure } from '#web/conversations/tellFailure.ts';
import { Button } from '#web/kit/Button.tsx';
import { IconDownload, IconFileText } from '#web/kit/icons.ts';
import { Menu, MenuItem, MenuSeparator } from '#web/kit/Menu.tsx';
import css from './ExportMenu.module.css';

const formats: readonly { format: ThreadFormat; label: string }[] = [
  { format: 'markdown', label: 'Markdown' },
  { format: 'text', label: 'Text' },
  { format: 'json', label: 'JSON' },
];
const failed = tellFailure('The conversation could not be exported');

/** The whole conversation, earlier messages too, as a file or on paper. */
export function ExportMenu({ id }: { id: string }) {
  const [paper, setPaper] = useState<string | null>(null);
  const save = (format: ThreadFormat) => api.chats.threads.file.call({ id, format }).then(saveFile, failed);
  const print = () => api.chats.threads.file.call({ id, format: 'text' }).then(({ text }) => setPaper(text), failed);
  return (
    <>
      <Menu
        trigger={
          <Button size="compact" icon={<IconDownload aria-hidden="true" />}>
            Export
          </Button>
        }
      >
        {formats.map(({ format, label }) => (
          <MenuItem key={format} icon={<IconDownload />} onSelect={() => void save(format)}>
            {label}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem icon={<IconFileText />} onSelect={() => void print()}>
          Print
        </MenuItem>
      </Menu>
      {paper !== null && <Paper text={paper} onDone={() => setPaper(null)} />}
    </>
  );
}

/** Only on paper, and there alone: what is on the screen is a part of it. */
function Paper({ text, onDone }: { text: string; onDone: () => void }) {
  useEffect(() => {
    addEventListener('afterprint', onDone);
    print();
    return () => removeEventListener('afterprint', onDone);
  }, [onDone]);
  return createPortal(
    <pre data-paper="" className={css.paper}>
      {text}
    </pre>,
    document.body,
  );
}
