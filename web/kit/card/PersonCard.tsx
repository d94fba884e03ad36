import type { ReactNode } from 'react';
import type { Hue } from '#contract/hues.ts';
import { Card } from '#web/kit/card/Card.tsx';
import { CardLink } from '#web/kit/card/CardLink.tsx';
import { PersonScene } from '#web/kit/card/PersonScene.tsx';
import { BandBadge } from '#web/kit/chart/BandBadge.tsx';
import css from './PersonCard.module.css';

type PersonCardProps = {
  name: string;
  /** "Romantic Partner", "Father". */
  kind: string;
  score: number | null;
  hue: Hue;
  /** The target of the whole card. */
  to: string;
  children?: ReactNode;
  as?: 'h2' | 'h3';
};

export function PersonCard({ name, kind, score, hue, to, children, as: Heading = 'h3' }: PersonCardProps) {
  return (
    <Card as="article" pressable bare className={css.card}>
      <PersonScene score={score} hue={hue} />
      <div className={css.body}>
        <div className={css.head}>
          <div className={css.who}>
            <Heading className="name">
              <CardLink to={to}>{name}</CardLink>
            </Heading>
            <p className="small dim">{kind}</p>
          </div>
          <BandBadge score={score} words="relationship" />
        </div>
        {children}
      </div>
    </Card>
  );
}
