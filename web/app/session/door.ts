import { initializeApp } from '@firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signOut,
} from '@firebase/auth';
import type { SignInConfig } from '#contract/account.ts';
import { api } from '#web/app/api.ts';
import type { Door } from '#web/app/session/session.ts';
import { sessionPort } from '#web/app/session/sessionPort.ts';

type IdentityDoor = Door & { auth: Auth };

/** A stored session is checked as soon as auth exists, so the provider must be known before. */
export async function openDoor(): Promise<IdentityDoor> {
  const auth = authFor(await api.account.config.call());
  sessionPort.token = async () => (await auth.currentUser?.getIdToken()) ?? null;
  return {
    auth,
    watch: (listener) => void onAuthStateChanged(auth, (user) => listener(user !== null)),
    async loadUser(fresh) {
      // A missing token is an outage and must not look like "signed out".
      await auth.currentUser?.getIdToken(fresh);
      return api.account.user.call();
    },
    leave: () => signOut(auth),
  };
}

/** initializeAuth, not getAuth: getAuth loads a foreign script on some browsers and reads a cookie. */
function authFor({ provider, apiKey, projectId, authDomain }: SignInConfig): Auth {
  const app = initializeApp({ apiKey, projectId, ...(authDomain !== null && { authDomain }) });
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (provider === 'embedded') connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  return auth;
}
