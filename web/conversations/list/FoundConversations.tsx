import { useDeferredValue, useMemo, useState } from 'react';
import type { Conversation, ConversationType } from '#contract/conversations.ts';
import { STATUS_MEANS } from '#contract/conversations.ts';
import css from '#web/conversations/ConversationsPage.module.css';
import { STATUS_LABELS, TYPE_LABELS } from '#web/conversations/labels.ts';
import { ConversationList } from '#web/conversations/list/ConversationList.tsx';
import { pick, type Wanted } from '#web/conversations/list/pick.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { SelectField } from '#web/kit/field/SelectField.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';
import { IconSearch } from '#web/kit/icons.ts';

type Props = { list: readonly Conversation[]; type: ConversationType | '' };

const all: Wanted = { words: '', status: '', type: '' };

const choices = <Value extends string>(any: string, labels: Record<Value, string>) => [
  { value: '', label: any },
  ...Object.entries<string>(labels).map(([value, label]) => ({ value, label })),
];
const types = choices('Every type', TYPE_LABELS);
const statuses = choices('Every status', STATUS_LABELS);
const oneOf = <Value extends string>(labels: Record<Value, string>, value: string): Value | '' =>
  Object.hasOwn(labels, value) ? (value as Value) : '';

/** The conversations that fit. Typing stays quick: the rows follow when they can. */
export function FoundConversations({ list, type }: Props) {
  const [wanted, setWanted] = useState<Wanted>({ ...all, type });
  const narrow = (change: Partial<Wanted>) => setWanted((before) => ({ ...before, ...change }));
  const asked = useDeferredValue(wanted);
  const found = useMemo(() => pick(list, asked), [list, asked]);
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
          value={wanted.words}
          onValue={(words) => narrow({ words })}
        />
        <SelectField
          label="Type"
          hideLabel
          options={types}
          value={wanted.type}
          onValue={(value) => narrow({ type: oneOf(TYPE_LABELS, value) })}
        />
        <SelectField
          label="Status"
          hideLabel
          options={statuses}
          value={wanted.status}
          onValue={(value) => narrow({ status: oneOf(STATUS_LABELS, value) })}
        />
      </div>
      {wanted.status && <p className="small dim">{STATUS_MEANS[wanted.status]}</p>}
      <div className={css.none}>
        <p role="status" className={isNarrowed ? 'small dim' : 'visually-hidden'}>
          {isNarrowed && (found.length === 0 ? 'No matches.' : `${found.length} of ${list.length}`)}
        </p>
        {isNarrowed && (
          <Button size="compact" variant="subtle" onClick={() => setWanted(all)}>
            Show all
          </Button>
        )}
      </div>
      <ConversationList list={found} />
    </section>
  );
}
