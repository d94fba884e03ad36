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

/** Everything a person can do about their sign-in, with either provider. */
export function verbsFor(auth: Auth) {
  const me = () => {
    if (!auth.currentUser) throw new NobodySignedIn();
    return auth.currentUser;
  };
  /** Stores the session in this browser. */
  const stay = () =>
    setPersistence(auth, indexedDBLocalPersistence).catch(() => setPersistence(auth, browserLocalPersistence));
  /** The next token contains the change. */
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
    /**
     * Signs in for this page only, until `stay` stores the session. If the page is closed before, nobody is signed in.
     */
    async signInByLink(email: string, link: string) {
      await setPersistence(auth, inMemoryPersistence);
      await signInWithEmailLink(auth, email, link).catch((error: unknown) =>
        stay().finally(() => Promise.reject(error)),
      );
    },
    stay,
    sendVerification: () => sendEmailVerification(me()),
    /** Whether the address has been confirmed meanwhile, perhaps on another device. */
    async isConfirmed() {
      await reload(me());
      if (me().emailVerified) await renewToken();
      return me().emailVerified;
    },
    changePassword: (password: string) => updatePassword(me(), password),
    changeEmail: (email: string) => verifyBeforeUpdateEmail(me(), email),
    proveAgain: (password: string) =>
      reauthenticateWithCredential(me(), EmailAuthProvider.credential(me().email ?? '', password)),
    /** Looks up a code without using it up. */
    readCode: (code: string) => checkActionCode(auth, code),
    applyCode: (code: string) => applyActionCode(auth, code),
    /** Reloads the account after a code changed it. If the code ended this session, the next request finds out. */
    async renew() {
      if (auth.currentUser) await reload(auth.currentUser).then(renewToken, () => {});
    },
    resetPassword: (code: string, password: string) => confirmPasswordReset(auth, code, password),
    /** The provider's shortest password. */
    async passwordMinimum() {
      const { passwordPolicy } = await validatePassword(auth, '');
      return passwordPolicy.customStrengthOptions.minPasswordLength ?? 6;
    },
    leave: () => signOut(auth),
    removeAccount: () => deleteUser(me()),
  };
}

export type Verbs = ReturnType<typeof verbsFor>;
