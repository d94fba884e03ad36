import { useState } from 'react';

const done = new Map<string, string>();

/** For whom a code did its work on this page. Kept beside React: a code that ends the session mounts the page anew. */
export function useDoneCode(code: string) {
  const [email, setEmail] = useState(() => done.get(code) ?? null);
  const finish = (of: string) => {
    done.set(code, of);
    setEmail(of);
  };
  return [email, finish] as const;
}
