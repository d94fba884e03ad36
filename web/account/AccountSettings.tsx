import type { User } from '#contract/account.ts';
import { DataSection } from '#web/account/DataSection.tsx';
import { EmailSection } from '#web/account/EmailSection.tsx';
import { LegalSection } from '#web/account/LegalSection.tsx';
import { NameSection } from '#web/account/NameSection.tsx';
import { PasswordSection } from '#web/account/PasswordSection.tsx';
import { ProviderSection } from '#web/account/ProviderSection.tsx';
import { SessionsSection } from '#web/account/SessionsSection.tsx';
import { SettingsSection } from '#web/account/SettingsSection.tsx';
import { ThemeChoice } from '#web/app/shell/ThemeChoice.tsx';
import css from './SettingsSection.module.css';

/** The settings part of the profile: how somebody is called, how they log in, and where. */
export function AccountSettings({ user }: { user: User }) {
  return (
    <section id="settings" aria-labelledby="settings-title" className={css.settings}>
      <h2 id="settings-title" className="h2">
        Settings
      </h2>
      <NameSection user={user} />
      <EmailSection user={user} />
      <PasswordSection email={user.email ?? ''} />
      <SessionsSection />
      <SettingsSection title="Theme" text="How Mallama looks in this browser.">
        <ThemeChoice />
      </SettingsSection>
      <ProviderSection />
      <DataSection />
      <LegalSection />
    </section>
  );
}
