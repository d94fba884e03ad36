import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { session } from '#web/app/session/current.ts';
import { useSession } from '#web/app/session/useSession.ts';
import { JoinSignIn } from '#web/conversations/join/JoinSignIn.tsx';
import { JoinSkeleton } from '#web/conversations/join/JoinSkeleton.tsx';
import { JoinView } from '#web/conversations/join/JoinView.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import css from './join/Join.module.css';

/** Opened by a conversation's link. What it is about is shown only to signed-in people; who made the link, to everyone with it. */
export function JoinPage() {
  const { id = '' } = useParams();
  const token = useToken();
  const { state } = useSession();
  return (
    <div className={css.page}>
      {state === 'signed_in' && <JoinView key={`${id} ${token}`} id={id} token={token} />}
      {state === 'signed_out' && <JoinSignIn id={id} token={token} />}
      {state === 'loading' && <JoinSkeleton />}
      {state === 'unreachable' && (
        <Failed
          title="Mallama couldn’t be reached"
          text="Check your connection and try again."
          onRetry={() => void session.recheck()}
        />
      )}
    </div>
  );
}

/** The token is removed from the fragment once read; after a reload it comes from the history entry's state. */
function useToken(): string | null {
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => readToken(hash, state));
  useEffect(() => {
    if (!hash) return;
    const found = readToken(hash, null);
    setToken(found);
    void navigate(pathname, { replace: true, state: { token: found }, preventScrollReset: true });
  }, [hash, pathname, navigate]);
  return token;
}

function readToken(hash: string, state: unknown): string | null {
  if (hash.length > 1) return decoded(hash.slice(1));
  const kept = state !== null && typeof state === 'object' && 'token' in state ? state.token : null;
  return typeof kept === 'string' ? kept : null;
}

/** Text that is not one of our links is kept as it is, and then refused. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
