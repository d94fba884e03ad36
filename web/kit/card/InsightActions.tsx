import type { ReactNode, Ref } from 'react';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { IconEyeOff, IconPencil, IconPin, IconPinFilled } from '#web/kit/icons.ts';
import css from './Insight.module.css';

export type InsightActionsProps = {
  type: string;
  pinned?: boolean | undefined;
  onPin?: (() => void) | undefined;
  onHide?: (() => void) | undefined;
  /** Further actions, shown first. */
  actions?: ReactNode;
};

type Props = InsightActionsProps & { onEditStart: (() => void) | undefined; pencil?: Ref<HTMLButtonElement> };

export function InsightActions({ type, pinned = false, onPin, onEditStart, onHide, actions, pencil }: Props) {
  return (
    <div className={css.actions}>
      {actions}
      {onPin && (
        <IconButton label={pinned ? `Unpin ${type}` : `Pin ${type}`} aria-pressed={pinned} onClick={onPin}>
          {pinned ? <IconPinFilled /> : <IconPin />}
        </IconButton>
      )}
      {onEditStart && (
        <IconButton ref={pencil} label={`Edit ${type}`} onClick={onEditStart}>
          <IconPencil />
        </IconButton>
      )}
      {onHide && (
        <IconButton label={`Hide ${type}`} onClick={onHide}>
          <IconEyeOff />
        </IconButton>
      )}
    </div>
  );
}
