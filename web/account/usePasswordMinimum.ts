import { useEffect, useState } from 'react';
import { SHORTEST } from '#web/account/sign-in/credentials.ts';
import { identity } from '#web/app/identity/identity.ts';

/** The provider's shortest password; the specification's until that is known. */
export function usePasswordMinimum(): number {
  const [minimum, setMinimum] = useState(SHORTEST);
  useEffect(() => {
    identity()
      .then((me) => me.passwordMinimum())
      .then(setMinimum, () => {});
  }, []);
  return minimum;
}
