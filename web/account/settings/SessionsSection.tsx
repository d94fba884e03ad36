import { useQuery } from '@tanstack/react-query';
import { SessionRow } from '#web/account/settings/SessionRow.tsx';
import { useSending } from '#web/account/useSending.ts';
import { api } from '#web/app/api.ts';
import { confirm } from '#web/app/confirm.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { signOut } from '#web/app/session/signOut.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { SettingsSection } from '#web/kit/card/SettingsSection.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import css from './SessionsSection.module.css';

export function SessionsSection() {
  const sessions = useQuery(api.account.sessions.queryOptions());
  return (
    <SettingsSection title="Where you’re logged in" text="Don’t know one of these? Log it out.">
      {sessions.isPending && (
        <Skeleton label="Loading where you’re logged in">
          <Blank shape="block" width="280px" height="44px" />
        </Skeleton>
      )}
      {sessions.isError && (
        <Failed
          title="The list couldn’t be loaded"
          text={refusalOf(sessions.error).message}
          retrying={sessions.isFetching}
          onRetry={() => void sessions.refetch()}
        />
      )}
      {sessions.data && sessions.data.length > 0 && (
        <ul className={css.list}>
          {sessions.data.map((one) => (
            <SessionRow key={one.id} session={one} />
          ))}
        </ul>
      )}
      <div className={css.actions}>
        {sessions.data?.some((one) => !one.isCurrent) && <EndOthers />}
        <EndAll />
        <Button variant="subtle" onClick={() => void signOut()}>
          Log Out
        </Button>
      </div>
    </SettingsSection>
  );
}

function EndOthers() {
  const [sending, send] = useSending();
  const end = () =>
    send(async () => {
      try {
        await api.account.endSessions.call({ keepCurrent: true });
        toast({ title: 'Logged out everywhere else', tone: 'success' });
      } catch (error) {
        toast({ title: 'Not logged out', text: refusalOf(error).message, tone: 'error' });
      }
    });
  return (
    <Button loading={sending && 'Logging out'} onClick={() => void end()}>
      Log out everywhere else
    </Button>
  );
}

function EndAll() {
  const [sending, send] = useSending();
  const end = () =>
    send(async () => {
      const isMeant = await confirm({
        title: 'Log out everywhere?',
        text: 'Every browser and phone, this one included, asks for your password again.',
        action: 'Log out everywhere',
      });
      if (!isMeant) return;
      try {
        await api.account.endSessions.call({ keepCurrent: false });
        await signOut();
      } catch (error) {
        toast({ title: 'Not logged out', text: refusalOf(error).message, tone: 'error' });
      }
    });
  return (
    <Button loading={sending && 'Logging out'} onClick={() => void end()}>
      Log out everywhere
    </Button>
  );
}
