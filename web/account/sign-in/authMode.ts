export type AuthMode = 'signin' | 'signup' | 'reset' | 'link';

type Arrival = {
  /** The referring page. */
  referrer: string;
  origin: string;
  /** They were sent here by a page that requires login, so they probably have an account. */
  isExpected: boolean;
};

const modes: readonly string[] = ['signin', 'signup', 'reset', 'link'] satisfies AuthMode[];
const isMode = (word: string | null): word is AuthMode => word !== null && modes.includes(word);

/** The initial mode, from the address, and otherwise from where somebody came. */
export function authMode(search: URLSearchParams, arrival: Arrival): { mode: AuthMode; trial: boolean } {
  if (search.get('trial') === 'true') return { mode: 'signup', trial: true };
  const asked = search.get('mode');
  if (isMode(asked)) return { mode: asked, trial: false };
  const fromLanding = !arrival.isExpected && arrival.referrer === `${arrival.origin}/`;
  return fromLanding ? { mode: 'signup', trial: true } : { mode: 'signin', trial: false };
}
