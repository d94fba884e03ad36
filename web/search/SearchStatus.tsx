import { FEWEST_LETTERS, type useSearch } from '#web/search/useSearch.ts';

type Props = { words: string; search: ReturnType<typeof useSearch> };

/** One line that says where the search stands, read out as it changes. */
export function SearchStatus({ words, search }: Props) {
  return (
    <p role="status" className="small dim">
      {statusOf(words, search)}
    </p>
  );
}

function statusOf(typed: string, { data, isError, isPlaceholderData, words }: Props['search']): string {
  const length = typed.trim().length;
  if (length === 0)
    return 'Your chats, journal, tools and what you wrote about people. Only your own words are searched.';
  if (length < FEWEST_LETTERS) return `Please type at least ${FEWEST_LETTERS} characters.`;
  if (isError) return '';
  if (!data || isPlaceholderData || words !== typed.trim()) return 'Searching...';
  const count = data.found.length;
  if (count === 0) return `Nothing found for “${words}”.`;
  if (!data.isAll) return `Showing the first ${count} results. Add a word to narrow it down.`;
  return count === 1 ? '1 place' : `${count} places`;
}
