import type { ReactNode } from 'react';
import { QuickExit } from '#web/app/session/QuickExit.tsx';
import css from '#web/chats/ChatWindowPage.module.css';
import { useReaders } from '#web/chats/shared/useReaders.ts';
import { CloseWindow } from '#web/chats/window/WindowError.tsx';
import { Badge } from '#web/kit/Badge.tsx';
import { IconUsers } from '#web/kit/icons.ts';

type WindowHeadProps = { personName: string | undefined; isShared?: boolean; children?: ReactNode };

export function WindowHead({ personName, isShared = false, children }: WindowHeadProps) {
  const readers = useReaders();
  return (
    <header className={css.head}>
      <div className={css.names}>
        <h1 className="h3">{personName ? `Chat about ${personName}` : 'Chat'}</h1>
        {!isShared && <p className="caption dim">{readers}</p>}
      </div>
      {isShared && (
        <Badge tone="calm" icon={<IconUsers aria-hidden="true" />}>
          Multi-User Session
        </Badge>
      )}
      {children}
      <CloseWindow />
      <QuickExit />
    </header>
  );
}
