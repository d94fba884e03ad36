import type { Conversation } from '#contract/conversations.ts';
import type { Mediation } from '#contract/mediation.ts';
import { usePersonHues } from '#web/app/thread/usePersonHues.ts';
import { leaveConversation } from '#web/conversations/changes.ts';
import { nameOf, type Person, STEPS } from '#web/conversations/mediation/phases.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { Avatar } from '#web/kit/figure/Avatar.tsx';
import { IconCheck, IconLogout } from '#web/kit/icons.ts';
import css from './WhereItStands.module.css';

type Props = { conversation: Conversation; mediation: Mediation; onGone: () => void };

export function WhereItStands({ conversation, mediation, onGone }: Props) {
  const { phase, people } = mediation;
  const hueOf = usePersonHues();
  const at = STEPS.findIndex((step) => step.phase === phase);
  const leave = async () => {
    if (await leaveConversation(conversation)) onGone();
  };
  return (
    <Card as="div" className={css.card}>
      {at >= 0 && (
        <section className={css.way} aria-labelledby="mediation-steps">
          <h2 id="mediation-steps" className="h3">
            Where it stands
          </h2>
          <ol className={css.steps}>
            {STEPS.map((step, index) => (
              <li
                key={step.phase}
                aria-current={index === at ? 'step' : undefined}
                data-done={index < at || phase === 'agreed' || undefined}
              >
                <span className={css.mark} aria-hidden="true">
                  {(index < at || phase === 'agreed') && <IconCheck size={12} />}
                </span>
                {step.label}
                {index < at && <span className="visually-hidden"> (done)</span>}
              </li>
            ))}
          </ol>
        </section>
      )}
      <section aria-labelledby="mediation-people">
        <h2 id="mediation-people" className="h3">
          Who takes part
        </h2>
        <ul className={css.people}>
          {people.map((person) => (
            <li key={person.id}>
              <Avatar name={person.firstName} hue={person.isMe ? 'you' : hueOf(person.id)} size={28} />
              <span className={css.name}>{nameOf(person)}</span>
              <span className="small dim">{stateOf(person, mediation)}</span>
            </li>
          ))}
        </ul>
      </section>
      <Button variant="subtle" size="compact" icon={<IconLogout aria-hidden="true" />} onClick={() => void leave()}>
        Leave
      </Button>
    </Card>
  );
}

/** Shows whether somebody has answered, and nothing of the answers. */
function stateOf({ id, state, isReady }: Person, { phase, turnOf, agreement }: Mediation): string {
  if (state === 'left') return 'left';
  if (state === 'invited') return 'invited';
  if (id === turnOf) return 'has the floor';
  if (phase === 'gathering' || phase === 'intake') return isReady ? 'ready' : 'not ready yet';
  if (phase === 'agreeing' && agreement?.confirmedBy.includes(id)) return 'said yes';
  return 'here';
}
