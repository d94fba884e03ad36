import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { promptOn, untilMidnight } from '#contract/journal-prompts.ts';
import { api } from '#web/app/api.ts';
import { useProvider } from '#web/app/thread/provider/useProvider.ts';
import { timeZone, today } from '#web/app/timeZone.ts';
import { EntryQuote } from '#web/journal/EntrySources.tsx';
import css from './JournalTools.module.css';

/** The question of the day. It changes at local midnight, also on an open page. */
export function PromptOfDay({ onOpen }: { onOpen: (id: string) => void }) {
  const [day, setDay] = useState(today);
  useEffect(() => {
    // One second later, to be past midnight for certain.
    const timer = setTimeout(() => setDay(today()), untilMidnight(new Date(), timeZone()) + 1000);
    return () => clearTimeout(timer);
  });
  const { agreed } = useProvider();
  const { data, isLoading } = useQuery(api.journal.prompt.queryOptions({ input: { on: day }, enabled: agreed }));
  const asked = data?.prompt;
  // Avoids showing another question first.
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
