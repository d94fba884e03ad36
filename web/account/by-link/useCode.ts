import { useQuery } from '@tanstack/react-query';
import { identity } from '#web/app/identity/identity.ts';
import { identityCode } from '#web/app/identity/identityWords.ts';

export type Purpose = 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL';

/** What a letter's code is for. A code for something else is as good as none. */
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

/** Whether the link itself is the trouble; everything else may go well at the next try. */
export const isAboutTheCode = (error: unknown): boolean =>
  ['expired-action-code', 'invalid-action-code', 'user-disabled', 'user-not-found', 'email-already-in-use'].includes(
    identityCode(error) ?? '',
  );
