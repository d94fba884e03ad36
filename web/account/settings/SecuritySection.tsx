import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SecurityEvent } from '#contract/account.ts';
import { securityWords } from '#web/account/settings/securityWords.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { SettingsSection } from '#web/kit/card/SettingsSection.tsx';
import { dateAndTime } from '#web/kit/dates.ts';
import { Failed } from '#web/kit/state/Failed.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import css from './SessionsSection.module.css';

const FIRST = 3;

/** Not shown with an outside provider, which keeps its own log. */
export function SecuritySection() {
  const config = useQuery(api.account.config.queryOptions());
  return config.data?.provider === 'firebase' ? null : <SecurityLog />;
}

function SecurityLog() {
  const log = useQuery(api.account.securityLog.queryOptions());
  const [isOpen, setOpen] = useState(false);
  const lines = log.data ?? [];
  return (
    <SettingsSection
      title="Security"
      text="What happened at your logins in the last 90 days. If something here wasn’t you, set a new password. That logs out every other device."
    >
      {log.isPending && (
        <Skeleton label="Loading your recent logins">
          <Blank shape="block" width="280px" height="44px" />
        </Skeleton>
      )}
      {log.isError && (
        <Failed
          title="The list couldn’t be loaded"
          text={refusalOf(log.error).message}
          retrying={log.isFetching}
          onRetry={() => void log.refetch()}
        />
      )}
      {log.isSuccess && lines.length === 0 && <p className="small dim">Nothing so far.</p>}
      {lines.length > 0 && (
        <ul className={css.list}>
          {lines.slice(0, isOpen ? undefined : FIRST).map((event) => (
            <Line key={event.id} event={event} />
          ))}
        </ul>
      )}
      {lines.length > FIRST && (
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show less' : `Show all ${lines.length}`}
        </Button>
      )}
    </SettingsSection>
  );
}

function Line({ event }: { event: SecurityEvent }) {
  const at = dateAndTime(event.at);
  return (
    <li className={css.row}>
      <div className={css.where}>
        <p className="label">{securityWords(event)}</p>
        <p className="caption dim">
          {event.device}, {at}
        </p>
      </div>
    </li>
  );
}
