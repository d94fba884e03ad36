import { useCallback, useState } from 'react';
import { identityCode } from '#web/app/identity/identityWords.ts';
import { ProveDialog } from '#web/app/identity/ProveDialog.tsx';
import { refusalOf } from '#web/app/refusal.ts';

type Question = { answer: (isProved: boolean) => void };

const isTooOld = (error: unknown) =>
  identityCode(error) === 'requires-recent-login' || refusalOf(error).reason === 'recent_sign_in';

/**
 * For changes that require a recent sign-in: runs the work, and if the sign-in is too old asks for the password and
 * runs it again. `prove` must be rendered. Returns false if the person canceled.
 */
export function useRecentSignIn() {
  const [question, setQuestion] = useState<Question | null>(null);

  const withRecentSignIn = useCallback(async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      if (!isTooOld(error)) throw error;
    }
    const isProved = await new Promise<boolean>((answer) => setQuestion({ answer }));
    setQuestion(null);
    if (isProved) await work();
    return isProved;
  }, []);

  const prove = <ProveDialog open={question !== null} onAnswer={(isProved) => question?.answer(isProved)} />;
  return { withRecentSignIn, prove };
}
