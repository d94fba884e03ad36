import { useEffect } from 'react';

/** Sets the tab's title to what is open; until that is known, the page's name stays. */
export function usePageTitle(name: string | undefined): void {
  useEffect(() => {
    if (name) document.title = `${name} · Mallama`;
  }, [name]);
}
