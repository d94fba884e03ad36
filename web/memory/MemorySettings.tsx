import { useProvider } from '#web/app/thread/provider/useProvider.ts';
import { SettingsSection } from '#web/kit/card/SettingsSection.tsx';
import { KindSwitches } from '#web/memory/KindSwitches.tsx';
import { RememberedFacts } from '#web/memory/RememberedFacts.tsx';

const WITH_MODEL = 'Short facts for later chats. Mallama may suggest one after a chat; it’s kept only if you say yes.';
const WITHOUT_MODEL =
  'Short facts for chats with an AI model. None is connected here, and the built-in guide doesn’t use them.';

/** What Mallama remembers, and which notes it may use. Only a model reads notes. */
export function MemorySettings() {
  const { outside } = useProvider();
  return (
    <>
      <SettingsSection anchor="memory" title="What Mallama remembers" text={outside ? WITH_MODEL : WITHOUT_MODEL}>
        <RememberedFacts />
      </SettingsSection>
      {outside && (
        <SettingsSection
          title="What Mallama may use"
          text="When you chat alone with Mallama, it can read what you wrote down. Nothing of it is used in shared chats and mediations."
        >
          <KindSwitches />
        </SettingsSection>
      )}
    </>
  );
}
