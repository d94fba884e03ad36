import type { ComponentPropsWithRef, ElementType } from 'react';
import css from './Card.module.css';

type CardProps = ComponentPropsWithRef<'div'> & {
  as?: ElementType;
  /** The whole card is one link: it needs one CardLink inside. */
  pressable?: boolean;
  /** Without padding, for cards that begin with a scene. */
  bare?: boolean;
};

export function Card({ as: Tag = 'div', pressable = false, bare = false, className, ...rest }: CardProps) {
  const classes = [css.card, pressable && css.pressable, bare && css.bare, className];
  return <Tag {...rest} className={classes.filter(Boolean).join(' ')} />;
}
