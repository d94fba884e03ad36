import { useQuery } from '@tanstack/react-query';
import { identity } from '#web/app/identity/identity.ts';
import { identityCode } from '#web/app/identity/identityWords.ts';

export type Purpose = 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL';

/** Looks up an email's code. A code for another purpose counts as invalid. */
export function useCode(code: string, purpose: Purpose) {
  const query = useQuery({
    queryKey: ['letter-code', code, purpose],
    queryFn: async () => {
      const { operation, data } = await (await identity()).readCode(code);
      if (operation !== purpose)
        throw Object.assign(new Error('Another purpose'), { code: 'auth/invalid-action-code' });
      return { email: data.email ?? '' };
    },
    gcTime: 0,
  });
  return { ...query, isVerdict: query.isError && isAboutTheCode(query.error) };
}

/** Whether the code itself is invalid; other failures may be temporary. */
export const isAboutTheCode = (error: unknown): boolean =>
  ['expired-action-code', 'invalid-action-code', 'user-disabled', 'user-not-found', 'email-already-in-use'].includes(
    identityCode(error) ?? '',
  );
