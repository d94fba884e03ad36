import { Link } from 'react-router';
import { Operator } from '#web/app/Operator.tsx';
import { paths } from '#web/app/paths.ts';
import { SettingsSection } from '#web/kit/card/SettingsSection.tsx';
import css from './Settings.module.css';

const links = [
  [paths.terms, 'Terms of Use'],
  [paths.privacy, 'Privacy'],
  [paths.healthData, 'Consumer Health Data'],
  [paths.aiSafety, 'AI Safety'],
  [paths.accessibility, 'Accessibility'],
] as const;

export function LegalSection() {
  return (
    <SettingsSection title="What we promise" text="And what you agreed to.">
      <ul className={css.links}>
        {links.map(([to, label]) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
      <p className="small">
        Questions? Write to <Operator />.
      </p>
    </SettingsSection>
  );
}
