import { ExportItems } from '#web/app/thread/ExportItems.tsx';
import { Button } from '#web/kit/button/Button.tsx';
import { IconDownload } from '#web/kit/icons.ts';
import { Menu } from '#web/kit/menu/Menu.tsx';
import css from './ChatPage.module.css';

/** The whole conversation as a file or on paper. */
export function ExportMenu({ id }: { id: string }) {
  return (
    <Menu
      trigger={
        <Button size="compact" icon={<IconDownload aria-hidden="true" />}>
          <span className={css.word}>Export</span>
        </Button>
      }
    >
      <ExportItems threadId={id} />
    </Menu>
  );
}
