import { Link } from 'react-router';
import { toolLinks } from '#web/start/shell/links.ts';
import css from './Tools.module.css';

type ToolsProps = { columns?: boolean; onGo: () => void };

/** What there is to do, each with a word on why. In the header's popover and in the mobile sheet. */
export function Tools({ columns = false, onGo }: ToolsProps) {
  return (
    <ul className={css.tools} data-columns={columns || undefined}>
      {toolLinks.map(({ to, label, hint, icon: Icon }) => (
        <li key={label}>
          <Link to={to} className={css.tool} onClick={onGo}>
            <span className={css.tile}>
              <Icon size={18} aria-hidden="true" />
            </span>
            <span>
              <span className={css.label}>{label}</span>
              <span className={css.hint}>{hint}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
