import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Found, FoundKind } from '#contract/search.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { TextField } from '#web/kit/field/TextField.tsx';
import { IconSearch } from '#web/kit/icons.ts';
import { Failed } from '#web/kit/state/Failed.tsx';
import { KindChips } from '#web/search/KindChips.tsx';
import { Results } from '#web/search/Results.tsx';
import { SearchStatus } from '#web/search/SearchStatus.tsx';
import { showSought } from '#web/search/showSought.ts';
import { useSearch } from '#web/search/useSearch.ts';
import css from './SearchBox.module.css';

type Props = {
  firstLetters: () => string;
  words: string;
  onWords: (words: string) => void;
  kinds: readonly FoundKind[];
  onKinds: (kinds: readonly FoundKind[]) => void;
  onClose: () => void;
};

const nothing: readonly Found[] = [];
const optionId = (list: string, index: number) => `${list}-${index}`;

/** The field keeps the focus; the arrows walk through what is found, and Enter opens it. */
export function SearchBox({ firstLetters, words, onWords, kinds, onKinds, onClose }: Props) {
  const list = useId();
  const navigate = useNavigate();
  const search = useSearch(words, kinds);
  const found = search.isError ? nothing : (search.data?.found ?? nothing);
  const [at, setAt] = useState(0);
  const marked = Math.min(at, found.length - 1);
  const mark = (index: number) => {
    setAt(index);
    document.getElementById(optionId(list, index))?.scrollIntoView({ block: 'nearest' });
  };
  const open = (one: Found) => {
    onClose();
    showSought(one);
    void navigate(one.path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = found[marked];
    if (step && found.length > 0) mark((marked + step + found.length) % found.length);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing && chosen) open(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <div className={css.search}>
      <TextField
        label="Search everything you wrote"
        hideLabel
        type="search"
        role="combobox"
        autoComplete="off"
        placeholder="Search everything you wrote"
        maxLength={200}
        icon={<IconSearch size={18} aria-hidden="true" />}
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-activedescendant={found.length > 0 ? optionId(list, marked) : undefined}
        value={words}
        // An old search is typed over, not added to.
        onFocus={({ currentTarget }) => {
          const letters = firstLetters();
          if (letters) onWords(letters);
          else currentTarget.select();
        }}
        onValue={(next) => {
          setAt(0);
          onWords(next);
        }}
        onKeyDown={onKeyDown}
      />
      <KindChips kinds={kinds} onKinds={onKinds} />
      <SearchStatus words={words} search={search} />
      {search.isError && (
        <Failed
          title="The search didn’t work"
          text={refusalOf(search.error).message}
          retrying={search.isFetching}
          onRetry={() => void search.refetch()}
        />
      )}
      <Results list={list} found={found} marked={marked} onMark={setAt} onOpen={open} optionId={optionId} />
    </div>
  );
}
