import { useState } from 'react';

const done = new Map<string, string>();

/**
 * The code that was used on this page, and for whom. Stored outside React, because a code that ends the session
 * remounts the page.
 */
export function useDoneCode(code: string) {
  const [email, setEmail] = useState(() => done.get(code) ?? null);
  const finish = (of: string) => {
    done.set(code, of);
    setEmail(of);
  };
  return [email, finish] as const;
}
