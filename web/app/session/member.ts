/** The script in the page's head reads the same key before the first paint. */
const MEMBER_KEY = 'mallama-member';

/** Whether somebody is probably signed in here: a hint for what to load first, and no proof. */
export type MemberMark = {
  read(): boolean;
  write(isMember: boolean): void;
  /** Called when another tab changed it. Returns a function that stops watching. */
  watch(listener: (isMember: boolean) => void): () => void;
};

export const memberMark: MemberMark = {
  read() {
    try {
      return localStorage.getItem(MEMBER_KEY) === '1';
    } catch {
      return false;
    }
  },
  write(isMember) {
    try {
      if (isMember) localStorage.setItem(MEMBER_KEY, '1');
      else localStorage.removeItem(MEMBER_KEY);
    } catch {
      // Without storage every visit starts at the sign-in page.
    }
  },
  watch(listener) {
    const onStorage = ({ key }: StorageEvent) => (key === MEMBER_KEY || key === null) && listener(memberMark.read());
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  },
};
