import type { Session } from '#contract/account.ts';
import { lastUsed } from '#web/account/settings/lastUsed.ts';
import { useSending } from '#web/account/useSending.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { serverNow } from '#web/app/serverClock.ts';
import { Badge } from '#web/kit/Badge.tsx';
import { Button } from '#web/kit/button/Button.tsx';
import { shortDate } from '#web/kit/dates.ts';
import { toast } from '#web/kit/toast/toast.ts';
import css from './SessionsSection.module.css';

export function SessionRow({ session: { id, device, signedInAt, lastUsedAt, isCurrent } }: { session: Session }) {
  const [sending, send] = useSending();
  const end = () =>
    send(async () => {
      try {
        await api.account.endSession.call({ id });
        toast({ title: `${device} is logged out`, tone: 'success' });
      } catch (error) {
        toast({ title: 'Not logged out', text: refusalOf(error).message, tone: 'error' });
      }
    });
  const since = shortDate(signedInAt);
  return (
    <li className={css.row}>
      <div className={css.where}>
        <p className="label">{device}</p>
        <p className="caption dim">
          Since {since}. Last used {lastUsed(lastUsedAt, serverNow())}.
        </p>
      </div>
      {isCurrent ? (
        <Badge tone="calm">This one</Badge>
      ) : (
        <Button
          size="compact"
          loading={sending && 'Logging out'}
          aria-label={`Log out ${device}, last used ${lastUsed(lastUsedAt, serverNow())}`}
          onClick={() => void end()}
        >
          {' '}
          Log out
        </Button>
      )}
    </li>
  );
}
