import { useDeferredValue, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Conversation, ConversationType } from '#contract/conversations.ts';
import { STATUS_MEANS } from '#contract/conversations.ts';
import { useInAddress } from '#web/app/list/useInAddress.ts';
import { useKeptWords } from '#web/app/list/useKeptWords.ts';
import css from '#web/conversations/ConversationsPage.module.css';
import { STATUS_LABELS, TYPE_LABELS } from '#web/conversations/labels.ts';
import { ConversationList } from '#web/conversations/list/ConversationList.tsx';
import { pick, type Wanted } from '#web/conversations/list/pick.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { SelectField } from '#web/kit/field/SelectField.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';
import { IconSearch } from '#web/kit/icons.ts';

type Props = {
  list: readonly Conversation[];
  /** What it shows without a choice. */
  type: ConversationType | '';
};

const choices = <Value extends string>(any: string, labels: Record<Value, string>) => [
  { value: '', label: any },
  ...Object.entries<string>(labels).map(([value, label]) => ({ value, label })),
];
const types = choices('Every type', TYPE_LABELS);
const statuses = choices('Every status', STATUS_LABELS);
const keys = <Key extends string>(labels: Record<Key, string>) => ['', ...(Object.keys(labels) as Key[])] as const;
const anyType = keys(TYPE_LABELS);
const anyStatus = keys(STATUS_LABELS);
const oneOf = <Value extends string>(all: readonly Value[], value: string) => all.find((one) => one === value);

/** The matching conversations. Typing has priority over updating the rows. */
export function FoundConversations({ list, type }: Props) {
  const [words, setWords] = useKeptWords();
  const [kind, setKind] = useInAddress<Wanted['type']>('type', anyType, type);
  const [status, setStatus] = useInAddress<Wanted['status']>('status', anyStatus, '');
  const [, setSearch] = useSearchParams();
  const showAll = () => {
    setWords('');
    setSearch(type ? { type: '' } : {}, { replace: true, preventScrollReset: true });
  };
  const asked = useDeferredValue(words);
  const found = useMemo(() => pick(list, { words: asked, status, type: kind }), [list, asked, status, kind]);
  const isNarrowed = found.length < list.length;
  return (
    <section className={css.found} aria-label="Your conversations">
      <div className={css.tools}>
        <TextField
          label="Search conversations"
          hideLabel
          type="search"
          placeholder="Search by title or words"
          icon={<IconSearch size={18} aria-hidden="true" />}
          value={words}
          onValue={setWords}
        />
        <SelectField
          label="Type"
          hideLabel
          options={types}
          value={kind}
          onValue={(value) => setKind(oneOf(anyType, value) ?? '')}
        />
        <SelectField
          label="Status"
          hideLabel
          options={statuses}
          value={status}
          onValue={(value) => setStatus(oneOf(anyStatus, value) ?? '')}
        />
      </div>
      {status && <p className="small dim">{STATUS_MEANS[status]}</p>}
      <div className={css.none}>
        <p role="status" className={isNarrowed ? 'small dim' : 'visually-hidden'}>
          {isNarrowed && (found.length === 0 ? 'No matches.' : `${found.length} of ${list.length}`)}
        </p>
        {isNarrowed && (
          <Button size="compact" variant="subtle" onClick={showAll}>
            Show all
          </Button>
        )}
      </div>
      <ConversationList list={found} />
    </section>
  );
}
