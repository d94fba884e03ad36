import type { ReactNode } from 'react';
import { AuthFigure } from '#web/account/sign-in/AuthFigure.tsx';
import type { AuthMode } from '#web/account/sign-in/authMode.ts';
import { Card } from '#web/kit/card/Card.tsx';
import css from './AuthCard.module.css';

type AuthCardProps = { mode: AuthMode; title: string; text?: ReactNode; children: ReactNode };

/** The card of the sign-in pages, with two figures standing on it. */
export function AuthCard({ mode, title, text, children }: AuthCardProps) {
  return (
    <div className={css.column}>
      <AuthFigure mode={mode} />
      <Card className={css.card}>
        <div className={css.head}>
          <h1 className="h1">{title}</h1>
          {text && <p className="dim">{text}</p>}
        </div>
        {children}
      </Card>
    </div>
  );
}
