import css from '#web/app/thread/ThreadComposer.module.css';
import type { OpenThread } from '#web/app/thread/useThread.ts';
import { Button } from '#web/kit/button/Button.tsx';

type Provider = OpenThread['provider'];
type Outside = NonNullable<Provider['outside']>;

/** Who would read the messages, and where. */
export const aboutProvider = ({ name, host, isLocal }: Outside) =>
  isLocal
    ? `Mallama can have ${name} answer you. It runs on this server, and your words don’t leave it. If you say no, the built-in guide answers.`
    : [
        `Mallama can send what you write, and what you noted about the people in it, to ${name} (${host}), an `,
        'outside AI. Names, addresses and numbers that point to someone are replaced first. If you say no, the ',
        'built-in guide answers, and nothing leaves Mallama.',
      ].join('');

/** The same for a mediation. */
const aboutMediation = ({ name, host, isLocal }: Outside) =>
  [
    `If everyone here agrees, ${name} writes what Mallama says between your turns. It reads what all of you say, and `,
    'what you write in your private part, which it never quotes. ',
    isLocal
      ? 'It runs on this server, and your words don’t leave it.'
      : `It is an outside AI (${host}); names, addresses and numbers that point to someone are replaced first.`,
    ' If one of you says no, the built-in guide mediates.',
  ].join('');

/** Asks for consent before the first message is sent to a provider. */
export function ProviderQuestion({ provider, mediates = false }: { provider: Provider; mediates?: boolean }) {
  const { outside, decide, isSaving } = provider;
  if (!outside) return null;
  return (
    <section aria-labelledby="provider-question" className={css.question}>
      <h3 id="provider-question" className="label">
        {mediates ? `May ${outside.name} help to mediate?` : `May ${outside.name} answer you?`}
      </h3>
      <p className="small">
        {(mediates ? aboutMediation : aboutProvider)(outside)} You can change this in your settings.
      </p>
      <div className={css.answers}>
        <Button size="compact" onClick={() => decide(false)}>
          Use the built-in guide
        </Button>
        <Button size="compact" variant="filled" loading={isSaving} onClick={() => decide(true)}>
          Agree
        </Button>
      </div>
    </section>
  );
}
