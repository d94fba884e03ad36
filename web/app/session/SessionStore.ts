import { accessOf } from '#contract/access.ts';
import type { User } from '#contract/account.ts';
import { nextAccessChange } from '#web/app/session/accessChange.ts';
import type { MemberMark } from '#web/app/session/member.ts';
import type { Door, Session, SignedIn } from '#web/app/session/session.ts';

type Ports<Opened extends Door> = {
  openDoor: () => Promise<Opened>;
  mark: MemberMark;
  /** The server's time, in milliseconds. */
  now: () => number;
  /** The person changed or signed out: everything loaded for them must be dropped. */
  onPersonGone: () => void;
};

/** Longer timers overflow and fire at once; with a wrong clock a trial may seem that long. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Who is signed in and what they can use: one value with its changes, and what can be done about it. */
export class SessionStore<Opened extends Door> {
  #ports: Ports<Opened>;
  #session: Session;
  #door: Promise<Opened> | undefined;
  #loading: Promise<void> | undefined;
  #sent = false;
  #overtaken = false;
  #present = false;
  #holds = 0;
  #changeTimer: ReturnType<typeof setTimeout> | undefined;
  #listeners = new Set<() => void>();

  constructor(ports: Ports<Opened>) {
    this.#ports = ports;
    this.#session = ports.mark.read() ? { state: 'loading' } : { state: 'signed_out', ended: false };
  }

  read = (): Session => this.#session;

  watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Opens the door if somebody is probably signed in, or when another tab says so. */
  start(): void {
    this.#ports.mark.watch((isMember) => isMember && this.#session.state === 'signed_out' && this.#tryToOpen());
    if (this.#session.state === 'loading') void this.#tryToOpen();
  }

  /** Loads the sign-in code and starts watching. Later calls return the same door. */
  open(): Promise<Opened> {
    this.#door ??= this.#openDoor().catch((error) => {
      this.#door = undefined;
      throw error;
    });
    return this.#door;
  }

  /** Asks the server again who this is and what they can use. */
  async recheck(): Promise<void> {
    if (this.#session.state === 'unreachable') this.#become({ state: 'loading' });
    if (this.#present) await this.#load();
    else await this.#tryToOpen();
  }

  /** While the work runs (sign-up, then the trial), the page that runs it does not change. */
  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#holds++;
    try {
      return await work();
    } finally {
      this.#holds--;
      if (this.#present !== (this.#session.state === 'signed_in')) await this.#onPresence(this.#present);
    }
  }

  /** Hides everything of the person at once, even if signing out fails. The page must be left afterwards. */
  async leave(): Promise<void> {
    this.#become({ state: 'loading' });
    this.#holds = Number.POSITIVE_INFINITY;
    this.#ports.mark.write(false);
    await (await this.open()).leave();
  }

  async #openDoor(): Promise<Opened> {
    const door = await this.#ports.openDoor();
    door.watch((isPresent) => void this.#onPresence(isPresent));
    return door;
  }

  async #tryToOpen(): Promise<void> {
    await this.open().catch(() => {
      if (this.#session.state === 'loading') this.#become({ state: 'unreachable' });
    });
  }

  async #onPresence(isPresent: boolean): Promise<void> {
    this.#present = isPresent;
    if (this.#holds > 0) return;
    if (isPresent) await this.#load();
    else if (this.#session.state !== 'signed_out') this.#becomeSignedOut();
  }

  /** Of several calls at once, one asks the server; and once more if something changed while it was asking. */
  #load(): Promise<void> {
    this.#overtaken ||= this.#sent;
    this.#loading ??= this.#loadNewest().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  async #loadNewest(): Promise<void> {
    do {
      this.#overtaken = false;
      await this.#loadUser().finally(() => {
        this.#sent = false;
      });
    } while (this.#overtaken && this.#present);
  }

  async #loadUser(): Promise<void> {
    const door = await this.open();
    this.#sent = true;
    try {
      const user = await door.loadUser(false).catch((error) => {
        if (isSignedOut(error)) return door.loadUser(true);
        throw error;
      });
      if (this.#holds === 0) this.#receive(user);
    } catch (error) {
      if (isSignedOut(error)) {
        this.#becomeSignedOut();
        await door.leave().catch(() => {});
      }
      // An outage or a rate limit signs nobody out.
      else if (this.#present && this.#session.state !== 'signed_in') this.#become({ state: 'unreachable' });
    }
  }

  #receive(user: User): void {
    this.#become({ state: 'signed_in', user, access: accessOf(user, new Date(this.#ports.now())) });
  }

  #becomeSignedOut(): void {
    this.#become({ state: 'signed_out', ended: this.#session.state === 'signed_in' });
  }

  #become(next: Session): void {
    const before = this.#session;
    this.#session = next;
    clearTimeout(this.#changeTimer);
    if (next.state === 'signed_in') this.#waitForChange(next);
    if (next.state === 'signed_in' || next.state === 'signed_out') this.#ports.mark.write(next.state === 'signed_in');
    if (before.state === 'signed_in' && !isSamePerson(before, next)) this.#ports.onPersonGone();
    for (const listener of this.#listeners) listener();
  }

  #waitForChange({ user }: SignedIn): void {
    const now = this.#ports.now();
    const change = nextAccessChange(user, now);
    if (change === undefined) return;
    this.#changeTimer = setTimeout(() => this.#changeAccess(user), Math.min(change - now, LONGEST_TIMER));
  }

  /** Ends access at once when its time is over, and then asks the server. */
  #changeAccess(user: User): void {
    this.#receive(user);
    void this.#load();
  }
}

const isSamePerson = (before: SignedIn, next: Session) => next.state === 'signed_in' && next.user.id === before.user.id;

const isSignedOut = (error: unknown) => error instanceof Error && 'status' in error && error.status === 401;
