import { type ReactNode, useEffect, useRef } from 'react';
import { ProposedFacts } from '#web/app/thread/facts/ProposedFacts.tsx';
import { JumpToNewest } from '#web/app/thread/JumpToNewest.tsx';
import { ThreadMessages } from '#web/app/thread/message/ThreadMessages.tsx';
import { isUnwritten, newestCard } from '#web/app/thread/messages.ts';
import { offerIn, ThreadOffer } from '#web/app/thread/ThreadOffer.tsx';
import { useAnnouncement } from '#web/app/thread/useAnnouncement.ts';
import { useCardInSight } from '#web/app/thread/useCardInSight.ts';
import type { Earlier } from '#web/app/thread/useEarlier.ts';
import { useGreetingFromTop } from '#web/app/thread/useGreetingFromTop.ts';
import type { OpenThread } from '#web/app/thread/useThread.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { ChatLog } from '#web/kit/chat/ChatLog.tsx';
import { Suggestions } from '#web/kit/chat/Suggestions.tsx';
import css from './ThreadLog.module.css';

/** The messages, from the newest. Earlier ones are loaded while scrolling up. */
export function ThreadLog({ chat, label, end }: { chat: OpenThread; label: string; end?: ReactNode }) {
  const log = useRef<HTMLElement>(null);
  const said = useAnnouncement(chat.thread.messages);
  const offered = offerIn(chat);
  const newest = chat.outgoing.at(-1)?.key;
  const isNew = newest === undefined && !chat.earlier.has && isUnwritten(chat.messages);
  useGreetingFromTop(log, isNew);
  useEffect(() => {
    // Sending a message scrolls to it from anywhere.
    if (newest !== undefined) log.current?.scrollTo({ top: 0 });
  }, [newest]);
  useCardInSight(log, newestCard(chat.messages));
  return (
    <div className={css.place}>
      <ChatLog ref={log} label={label} quiet>
        {chat.earlier.has && <EarlierMessages earlier={chat.earlier} />}
        <ThreadMessages chat={chat} />
        <ProposedFacts thread={chat.thread} />
        {offered ? (
          <ThreadOffer key={offered.message.id} chat={chat} {...offered} />
        ) : (
          <Suggestions suggestions={suggestionsOf(chat)} onChoose={chat.send} />
        )}
        {end}
      </ChatLog>
      <JumpToNewest log={log} />
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}

/** None while something is being sent, or where a card waits for an answer. */
const suggestionsOf = ({ thread, isBusy, isSilent, crisis, outgoing }: OpenThread) =>
  isBusy || isSilent || crisis !== undefined || outgoing.length > 0 ? [] : thread.suggestions;

function EarlierMessages({ earlier: { state, load } }: { earlier: Earlier }) {
  const place = useRef<HTMLDivElement>(null);
  const next = useRef(load);
  next.current = load;
  useEffect(() => {
    const element = place.current;
    if (!element || state !== 'idle') return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && next.current(), {
      root: element.closest('[role=log]'),
      rootMargin: '600px 0px 0px',
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [state]);
  return (
    <div ref={place} className={css.earlier}>
      <Button size="compact" variant="subtle" loading={state === 'loading' && 'Loading'} onClick={load}>
        {state === 'failed' ? 'Earlier messages couldn’t be loaded. Try again' : 'Earlier messages'}
      </Button>
    </div>
  );
}
