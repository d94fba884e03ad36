import { lazy, Suspense, useEffect, useState } from 'react';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { IconSearch } from '#web/kit/icons.ts';
import { hasCode, loadAhead } from '#web/start/shell/code.ts';
import { gatherLetters, onOpenSearch, openSearch, takeLetters } from '#web/start/shell/searchDoor.ts';

const load = () => import('#web/search/SearchDialog.tsx');
const SearchDialog = lazy(async () => ({ default: (await load()).SearchDialog }));

/** Opens the search, also by Ctrl or Cmd and K. */
export function SearchButton() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  useEffect(
    () =>
      onOpenSearch(async () => {
        if (await hasCode(load)) setState('open');
        else takeLetters();
      }),
    [],
  );

  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <IconButton
        label="Search"
        title="Search (Ctrl K)"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => loadAhead(load)}
        onFocus={() => loadAhead(load)}
        onClick={openSearch}
      >
        <IconSearch aria-hidden="true" />
      </IconButton>
      {state !== 'never' && (
        <Suspense>
          <SearchDialog open={state === 'open'} firstLetters={takeLetters} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}

function onKey(event: KeyboardEvent): void {
  const isShortcut = event.key.toLowerCase() === 'k' && event.ctrlKey !== event.metaKey;
  if (!isShortcut || event.shiftKey || event.altKey) return;
  event.preventDefault();
  // An open dialog keeps the focus, and what is being written in it.
  if (document.querySelector('[role=dialog], [role=alertdialog]')) return;
  gatherLetters();
  openSearch();
}
