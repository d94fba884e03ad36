export type AuthMode = 'signin' | 'signup' | 'reset' | 'link';

type Arrival = {
  /** The page that led here. */
  referrer: string;
  origin: string;
  /** They came for a page that asked them to log in, so they have an account. */
  isExpected: boolean;
};

const modes: readonly string[] = ['signin', 'signup', 'reset', 'link'] satisfies AuthMode[];
const isMode = (word: string | null): word is AuthMode => word !== null && modes.includes(word);

/** What the sign-in page opens with: its address decides, then where somebody came from. */
export function authMode(search: URLSearchParams, arrival: Arrival): { mode: AuthMode; trial: boolean } {
  if (search.get('trial') === 'true') return { mode: 'signup', trial: true };
  const asked = search.get('mode');
  if (isMode(asked)) return { mode: asked, trial: false };
  const fromLanding = !arrival.isExpected && arrival.referrer === `${arrival.origin}/`;
  return fromLanding ? { mode: 'signup', trial: true } : { mode: 'signin', trial: false };
}
