import { filled, type Values } from '#web/app/tool/blanks.ts';
import { MessageBlanks } from '#web/app/tool/MessageBlanks.tsx';
import { useDraft } from '#web/app/useDraft.ts';
import type { Read } from '#web/arguments/ArgumentSections.tsx';
import { BetterSection } from '#web/arguments/BetterSection.tsx';
import { scriptOf } from '#web/arguments/parties.ts';
import { usePartyHue } from '#web/arguments/usePartyHue.ts';
import { Avatar } from '#web/kit/figure/Avatar.tsx';
import css from './Arguments.module.css';

/** A suggested next talk with blanks. What is filled in stays in this browser. */
export function NextTalk({ argument }: { argument: Read }) {
  const hueFor = usePartyHue();
  const draft = useDraft<Values[]>(`argument-talk/${argument.id}`);
  const lines = scriptOf(argument.resolvedConversation);
  const valuesAt = (at: number) => draft.value?.[at] ?? [];
  const text = lines
    .map(({ party, said }, at) => [party, filled(said, valuesAt(at))].filter(Boolean).join(': '))
    .join('\n');
  return (
    <BetterSection argument={argument} mayShare title="Your Next Talk" text={text}>
      <ol className={css.script}>
        {lines.map(({ party, said }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a talk do not move.
          <li key={at} className={css.line}>
            {party && <Avatar name={party} hue={hueFor(party)} size={32} />}
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a box around a line. */}
            <div role="group" aria-label={party ?? undefined} className={css.toSay}>
              {party && <p className="caption">{party}</p>}
              <MessageBlanks
                message={said}
                values={valuesAt(at)}
                onValues={(values) => draft.keep(lines.map((_, place) => (place === at ? values : valuesAt(place))))}
              />
            </div>
          </li>
        ))}
      </ol>
    </BetterSection>
  );
}
