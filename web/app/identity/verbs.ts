import {
  type Auth,
  applyActionCode,
  browserLocalPersistence,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  indexedDBLocalPersistence,
  inMemoryPersistence,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signOut,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyBeforeUpdateEmail,
} from '@firebase/auth';
import { paths } from '#web/app/paths.ts';

class NobodySignedIn extends Error {
  readonly code = 'auth/user-token-expired';
}

/** Everything somebody can do about their sign-in, whichever provider keeps it. */
export function verbsFor(auth: Auth) {
  const me = () => {
    if (!auth.currentUser) throw new NobodySignedIn();
    return auth.currentUser;
  };
  /** From now on whoever is signed in stays so in this browser. */
  const stay = () =>
    setPersistence(auth, indexedDBLocalPersistence).catch(() => setPersistence(auth, browserLocalPersistence));
  /** The next token tells the server what changed. */
  const renewToken = async () => void (await me().getIdToken(true));

  return {
    signIn: (email: string, password: string) => signInWithEmailAndPassword(auth, email, password),
    signUp: (email: string, password: string) => createUserWithEmailAndPassword(auth, email, password),
    async rename(name: string) {
      await updateProfile(me(), { displayName: name });
      await renewToken();
    },
    sendReset: (email: string) => sendPasswordResetEmail(auth, email),
    sendLink: (email: string) =>
      sendSignInLinkToEmail(auth, email, { url: location.origin + paths.authAction, handleCodeInApp: true }),
    /** For as long as this page lives: `stay` makes it last. A page that is closed before leaves nobody signed in. */
    async signInByLink(email: string, link: string) {
      await setPersistence(auth, inMemoryPersistence);
      await signInWithEmailLink(auth, email, link).catch((error: unknown) =>
        stay().finally(() => Promise.reject(error)),
      );
    },
    stay,
    sendVerification: () => sendEmailVerification(me()),
    /** Whether the address was confirmed meanwhile, perhaps on another device. */
    async isConfirmed() {
      await reload(me());
      if (me().emailVerified) await renewToken();
      return me().emailVerified;
    },
    changePassword: (password: string) => updatePassword(me(), password),
    changeEmail: (email: string) => verifyBeforeUpdateEmail(me(), email),
    proveAgain: (password: string) =>
      reauthenticateWithCredential(me(), EmailAuthProvider.credential(me().email ?? '', password)),
    /** What a letter's code is for, without using it up. */
    readCode: (code: string) => checkActionCode(auth, code),
    applyCode: (code: string) => applyActionCode(auth, code),
    /** Learns what a code changed. It may have ended this very session; then the next request finds out. */
    async renew() {
      if (auth.currentUser) await reload(auth.currentUser).then(renewToken, () => {});
    },
    resetPassword: (code: string, password: string) => confirmPasswordReset(auth, code, password),
    /** The shortest password that the provider takes. */
    async passwordMinimum() {
      const { passwordPolicy } = await validatePassword(auth, '');
      return passwordPolicy.customStrengthOptions.minPasswordLength ?? 6;
    },
    leave: () => signOut(auth),
    removeAccount: () => deleteUser(me()),
  };
}

export type Verbs = ReturnType<typeof verbsFor>;
