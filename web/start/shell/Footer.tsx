import { Link } from 'react-router';
import { paths } from '#web/app/paths.ts';
import css from './Footer.module.css';

const links = [
  { to: paths.support, label: 'Get help now' },
  { to: paths.terms, label: 'Terms' },
  { to: paths.privacy, label: 'Privacy' },
  { to: paths.healthData, label: 'Consumer Health Data' },
  { to: paths.aiSafety, label: 'AI Safety' },
  { to: paths.accessibility, label: 'Accessibility' },
] as const;

export function Footer() {
  return (
    <footer className={`wrap ${css.footer}`}>
      <p>Mallama is a coaching companion. It is not therapy and not an emergency service.</p>
      <nav aria-label="More">
        <ul className={css.links}>
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
