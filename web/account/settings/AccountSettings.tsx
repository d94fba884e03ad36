import type { ReactNode } from 'react';
import type { User } from '#contract/account.ts';
import { DataSection } from '#web/account/data/DataSection.tsx';
import { EmailSection } from '#web/account/settings/EmailSection.tsx';
import { LegalSection } from '#web/account/settings/LegalSection.tsx';
import { LockSection } from '#web/account/settings/LockSection.tsx';
import { NameSection } from '#web/account/settings/NameSection.tsx';
import { NotificationSection } from '#web/account/settings/NotificationSection.tsx';
import { PasswordSection } from '#web/account/settings/PasswordSection.tsx';
import { PictureSection } from '#web/account/settings/PictureSection.tsx';
import { PlaceSection } from '#web/account/settings/PlaceSection.tsx';
import { ProviderSection } from '#web/account/settings/ProviderSection.tsx';
import { SecuritySection } from '#web/account/settings/SecuritySection.tsx';
import { SessionsSection } from '#web/account/settings/SessionsSection.tsx';
import { ThemeChoice } from '#web/app/ThemeChoice.tsx';
import { SettingsSection } from '#web/kit/card/SettingsSection.tsx';
import css from './Settings.module.css';

type AccountSettingsProps = {
  user: User;
  /** Settings of other rooms. */
  children?: ReactNode;
};

/** The account part of the settings: name, sign-in and sessions. */
export function AccountSettings({ user, children }: AccountSettingsProps) {
  return (
    <section id="settings" aria-labelledby="settings-title" className={css.settings}>
      <h2 id="settings-title" className="h2">
        Settings
      </h2>
      <PictureSection />
      <NameSection user={user} />
      <EmailSection user={user} />
      <PasswordSection email={user.email ?? ''} />
      <SessionsSection />
      <SecuritySection />
      <SettingsSection title="Theme" text="How Mallama looks in this browser.">
        <ThemeChoice />
      </SettingsSection>
      <PlaceSection />
      <NotificationSection />
      <LockSection />
      <ProviderSection />
      {children}
      <DataSection />
      <LegalSection />
    </section>
  );
}
