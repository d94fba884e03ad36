import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FALLBACK_WORDS } from '#contract/chat.ts';
import type { JournalReading } from '#contract/journal.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { ProviderQuestion } from '#web/app/thread/provider/ProviderQuestion.tsx';
import { useAskFirst } from '#web/app/thread/provider/useAskFirst.ts';
import { WhoAnswered } from '#web/app/tool/WhoAnswered.tsx';
import { EntryQuote } from '#web/journal/EntrySources.tsx';
import { Button } from '#web/kit/button/Button.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { IconRepeat } from '#web/kit/icons.ts';
import { SafetyCard } from '#web/kit/safety/SafetyCard.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import css from './JournalTools.module.css';

const DECLINED =
  'You chose not to let the AI read your words, so nothing was sent. You can change that in your settings.';

/** With a model: asks what it finds in the latest entries. The answer is not stored. */
export function AskPattern({ onOpen }: { onOpen: (id: string) => void }) {
  const { provider, isAsking, first } = useAskFirst();
  const client = useQueryClient();
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => api.journal.ask.call(),
    onSuccess: () => void client.invalidateQueries({ queryKey: api.journal.prompt.key() }),
  });
  const { outside } = provider;
  if (!outside) return null;
  return (
    <Card as="section" className={css.asked} aria-label="What comes back">
      <div className={css.row}>
        <Button
          icon={<IconRepeat aria-hidden="true" />}
          loading={isPending && 'Reading your entries'}
          onClick={() => first(() => mutate())}
        >
          What comes back in my entries?
        </Button>
      </div>
      <p className="small dim">
        Sends your last ten entries to {outside.name}
        {!outside.isLocal && ', with names replaced'}. Entries that speak of danger are left out. The answer isn’t kept,
        only one question for today.
      </p>
      {isAsking && <ProviderQuestion provider={provider} />}
      {error && <Notice tone="error">{refusalOf(error).message}</Notice>}
      {data && data.meta.safety.level > 0 && <SafetyCard note={data.meta.safety} />}
      {data && <Reading reading={data} onOpen={onOpen} />}
    </Card>
  );
}

function Reading({ reading, onOpen }: { reading: JournalReading; onOpen: (id: string) => void }) {
  const { pattern, quotes, prompts, meta } = reading;
  const { fallbackReason } = meta;
  const why =
    fallbackReason === 'no_consent' ? DECLINED : FALLBACK_WORDS[fallbackReason as keyof typeof FALLBACK_WORDS];
  if (pattern === null)
    return <Notice>{why ?? 'Nothing comes back clearly enough yet. Write a few more entries, and ask again.'}</Notice>;
  return (
    <div className={css.asked} role="status">
      <p>{pattern}</p>
      <ul className={css.quotes}>
        {quotes.map((quoted) => (
          <li key={`${quoted.id} ${quoted.quote}`}>
            <EntryQuote quoted={quoted} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {prompts.length > 0 && (
        <>
          <h3 className="label">To write about next</h3>
          <ul className={css.quotes}>
            {prompts.map((prompt) => (
              <li key={prompt.question}>
                {prompt.question} <EntryQuote quoted={prompt} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </>
      )}
      <WhoAnswered meta={meta} guide="" verb="Written" />
    </div>
  );
}
