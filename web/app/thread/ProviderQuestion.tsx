import type { OpenThread } from '#web/app/thread/useThread.ts';
import { Button } from '#web/kit/Button.tsx';
import css from './ThreadComposer.module.css';

/** Before the first words leave the house: whether they may, and to whom. */
export function ProviderQuestion({ provider }: { provider: OpenThread['provider'] }) {
  const { outside, say, isSaving } = provider;
  if (!outside) return null;
  return (
    <section aria-labelledby="provider-question" className={css.question}>
      <h3 id="provider-question" className="label">
        May {outside.name} answer you?
      </h3>
      <p className="small">
        Mallama can send what you write to {outside.name} ({outside.host}), an outside AI, to answer you. Names are
        replaced first. If you say no, the coach on Mallama’s own server answers, and nothing leaves it. You can change
        this in your settings.
      </p>
      <div className={css.answers}>
        <Button size="compact" onClick={() => say(false)}>
          Use the embedded coach
        </Button>
        <Button size="compact" variant="filled" loading={isSaving} onClick={() => say(true)}>
          Agree
        </Button>
      </div>
    </section>
  );
}
