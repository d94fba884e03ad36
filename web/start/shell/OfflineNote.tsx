import { useSyncExternalStore } from 'react';
import { IconWifiOff } from '#web/kit/icons.ts';
import css from './OfflineNote.module.css';

function watch(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

export function OfflineNote() {
  const online = useSyncExternalStore(watch, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <p className={css.note}>
          <IconWifiOff size={18} aria-hidden="true" />
          You’re offline. What’s on this page stays, and new things load when you’re back online.
        </p>
      )}
    </div>
  );
}
