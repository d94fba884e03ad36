import type { User } from '#contract/account.ts';
import { serverNow } from '#web/app/serverClock.ts';

const DAY = 24 * 60 * 60 * 1000;

/** On their first day. */
export const isNew = ({ createdAt }: Pick<User, 'createdAt'>): boolean => serverNow() - Date.parse(createdAt) < DAY;

/** New members are not welcomed back. */
export function welcome(user: Pick<User, 'firstName' | 'createdAt'>): string {
  const { firstName } = user;
  const words = isNew(user) ? 'Welcome' : 'Welcome back';
  return firstName ? `${words}, ${firstName}!` : `${words}!`;
}
