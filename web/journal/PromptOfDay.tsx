import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { promptOn, untilMidnight } from '#contract/journal-prompts.ts';
import { api } from '#web/app/api.ts';
import { useProvider } from '#web/app/thread/provider/useProvider.ts';
import { timeZone, today } from '#web/app/timeZone.ts';
import { EntryQuote } from '#web/journal/EntrySources.tsx';
import css from './JournalTools.module.css';

/** A question to begin with. It changes at midnight here, also on a page that stays open. */
export function PromptOfDay({ onOpen }: { onOpen: (id: string) => void }) {
  const [day, setDay] = useState(today);
  useEffect(() => {
    // A second later, so that the clock has surely passed it.
    const timer = setTimeout(() => setDay(today()), untilMidnight(new Date(), timeZone()) + 1000);
    return () => clearTimeout(timer);
  });
  const { agreed } = useProvider();
  const { data, isLoading } = useQuery(api.journal.prompt.queryOptions({ input: { on: day }, enabled: agreed }));
  const asked = data?.prompt;
  // No other question flashes by before it.
  if (isLoading) return <p className={css.prompt}>&nbsp;</p>;
  if (!asked) return <p className={css.prompt}>{promptOn(day)}</p>;
  return (
    <div className={css.prompt}>
      <p>{asked.question}</p>
      <p className="small">
        <EntryQuote quoted={asked} onOpen={onOpen} />
      </p>
    </div>
  );
}
