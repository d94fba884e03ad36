import { Button } from '#web/kit/button/Button.tsx';
import css from './ChatPanel.module.css';

export function TemporaryRow({ onEnd }: { onEnd?: () => void }) {
  return (
    <div className={css.marks}>
      <p className="caption dim">This chat isn’t kept. It’s gone when you end it, or 3 hours after the last message.</p>
      {onEnd && (
        <Button size="compact" onClick={onEnd}>
          End it now
        </Button>
      )}
    </div>
  );
}
