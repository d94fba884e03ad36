import { useEffect } from 'react';

/** Names the tab after what is open in it, once that is known; until then it bears the name of the page. */
export function usePageTitle(name: string | undefined): void {
  useEffect(() => {
    if (name) document.title = `${name} · Mallama`;
  }, [name]);
}
