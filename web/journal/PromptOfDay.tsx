import { useEffect, useState } from 'react';
import { promptOn, untilMidnight } from '#contract/journal-prompts.ts';
import { timeZone, today } from '#web/app/timeZone.ts';
import css from './JournalTools.module.css';

/** A question to begin with. It changes at midnight here, also on a page that stays open. */
export function PromptOfDay() {
  const [day, setDay] = useState(today);
  useEffect(() => {
    // A second later, so that the clock has surely passed it.
    const timer = setTimeout(() => setDay(today()), untilMidnight(new Date(), timeZone()) + 1000);
    return () => clearTimeout(timer);
  });
  return <p className={css.prompt}>{promptOn(day)}</p>;
}
