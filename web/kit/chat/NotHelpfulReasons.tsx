import { NOT_HELPFUL, type NotHelpful } from '#contract/messages.ts';
import { Chip } from '#web/kit/Chip.tsx';
import css from './Suggestions.module.css';

const words: Record<NotHelpful, string> = {
  not_about_me: 'Not about my situation',
  too_general: 'Too general',
  one_sided: 'It took sides',
  not_right: 'Something isn’t right',
  unsafe: 'It felt unsafe',
  other: 'Something else',
};

type Props = { chosen: NotHelpful | null; onChoose: (reason: NotHelpful | null) => void };

/** Why a reply did not help; a second press takes the reason back. */
export function NotHelpfulReasons({ chosen, onChoose }: Props) {
  return (
    <fieldset className={css.reasons}>
      <legend className="caption dim">What wasn’t helpful?</legend>
      <div className={css.list}>
        {NOT_HELPFUL.map((reason) => (
          <Chip key={reason} pressed={reason === chosen} onClick={() => onChoose(reason === chosen ? null : reason)}>
            {words[reason]}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
