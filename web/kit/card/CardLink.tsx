import { Link, type LinkProps } from 'react-router';
import css from './Card.module.css';

/** Its words name the link; its area is the whole card around it. */
export function CardLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={[css.cover, className].filter(Boolean).join(' ')} />;
}
