import { useEffect, useState } from 'react';
import { SHORTEST } from '#web/account/sign-in/credentials.ts';
import { identity } from '#web/app/identity/identity.ts';

/** The shortest password the provider takes; the specification's until it has said. */
export function usePasswordMinimum(): number {
  const [minimum, setMinimum] = useState(SHORTEST);
  useEffect(() => {
    identity()
      .then((me) => me.passwordMinimum())
      .then(setMinimum, () => {});
  }, []);
  return minimum;
}
