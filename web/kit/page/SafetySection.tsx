import type { SafetyNote } from '#contract/chat.ts';
import { SafetyCard } from '#web/kit/safety/SafetyCard.tsx';
import css from './KitPage.module.css';

const concern: SafetyNote = { level: 1, category: 'self_harm', who: 'self', resource: 'suicide_crisis' };
const crisis: SafetyNote = { ...concern, level: 2 };
const abuse: SafetyNote = { level: 3, category: 'domestic_violence', who: 'self', resource: 'domestic_violence' };

export function SafetySection() {
  return (
    <section className={css.stack} aria-label="Safety cards">
      <h2 className="h2">Safety cards</h2>
      <div className={css.columns}>
        <SafetyCard note={concern} country="US" />
        <SafetyCard note={crisis} country="US" />
        <SafetyCard note={abuse} country="GB" />
      </div>
    </section>
  );
}
