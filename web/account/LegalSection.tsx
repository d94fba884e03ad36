import { Link } from 'react-router';
import { SettingsSection } from '#web/account/SettingsSection.tsx';
import { paths } from '#web/app/paths.ts';
import css from './SettingsSection.module.css';

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
    </SettingsSection>
  );
}
