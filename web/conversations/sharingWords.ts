import { api } from '#web/app/api.ts';

const KEPT = 'It stays private.';
const NOT_AGREED = 'It stays private: you haven’t agreed to share lessons.';
const SHARED = 'Core shares the lesson, never your words or names. Plus keeps it private.';

/** What happens with a lesson, depending on this member's plan and consent. */
export async function sharingWords(): Promise<string> {
  try {
    const { plan, sharingConsent } = await api.membership.status.call({});
    if (plan === 'plus' || plan === 'prime') return KEPT;
    return sharingConsent?.agreed ? SHARED : NOT_AGREED;
  } catch {
    return SHARED;
  }
}
