import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { IconX } from '#web/kit/icons.ts';
import css from './Dialog.module.css';

export function DialogHeader({ title, description }: { title: string; description: ReactNode }) {
  return (
    <div className={css.header}>
      <div>
        <Base.Title className={css.title}>{title}</Base.Title>
        {description && <Base.Description className={css.description}>{description}</Base.Description>}
      </div>
      <Base.Close
        render={
          <IconButton label="Close">
            <IconX />
          </IconButton>
        }
      />
    </div>
  );
}
