import { useProvider } from '#web/app/thread/provider/useProvider.ts';
import { SettingsSection } from '#web/kit/card/SettingsSection.tsx';
import { KindSwitches } from '#web/memory/KindSwitches.tsx';
import { RememberedFacts } from '#web/memory/RememberedFacts.tsx';

const GUIDE = ' The built-in guide doesn’t read any of it.';

/** What Mallama remembers, and which notes it may use. */
export function MemorySettings() {
  const { outside } = useProvider();
  return (
    <>
      <SettingsSection
        anchor="memory"
        title="What Mallama remembers"
        text="Short facts for later chats. Mallama may suggest one after a chat; it’s kept only if you say yes."
      >
        <RememberedFacts />
      </SettingsSection>
      <SettingsSection
        title="What Mallama may use"
        text={`When you chat alone with Mallama, it can read what you wrote down. Nothing of it is used in shared chats and mediations.${outside ? '' : GUIDE}`}
      >
        <KindSwitches />
      </SettingsSection>
    </>
  );
}
