import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { mergeLines, type TextField, textOf } from '#contract/relationship-lists.ts';
import type { Relationship } from '#contract/relationships.ts';
import { api } from '#web/app/api.ts';
import { useDraft } from '#web/app/useDraft.ts';
import { useHeard } from '#web/relationships/HeardCard.tsx';
import { relationshipQuery } from '#web/relationships/list/useRelationships.ts';
import { type Edit, linesIn, queued, stillMissing, withEdits } from '#web/relationships/lists/edits.ts';
import { tellFailure } from '#web/relationships/tellFailure.ts';

/**
 * One text of a relationship. A change is shown at once and sent with the text it started from, so that changes by
 * another tab stay. A change that could not be saved is undone on the screen and kept for another try.
 */
export function useListField({ id, ...relationship }: Relationship, field: TextField) {
  const cache = useQueryClient();
  const draft = useDraft<readonly Edit[]>(`relationships/${id}/${field}`);
  const state = useRef<Line>({ onTheWay: [], unsaved: draft.value ?? [] });
  const heard = useHeard();
  const [line, setLine] = useState(state.current);
  const shown = withEdits(relationship[field], line.onTheWay);
  const unsaved = stillMissing(relationship[field], line.unsaved);

  const put = (next: Line) => {
    state.current = next;
    setLine(next);
    const all = [...next.unsaved, ...next.onTheWay];
    if (all.length > 0) draft.keep(all);
    else draft.drop();
  };

  async function send(): Promise<void> {
    const [first] = state.current.onTheWay;
    if (!first) return;
    try {
      const saved = await api.relationships.update.call({ id, [field]: first.text, base: { [field]: first.base } });
      cache.setQueryData(relationshipQuery(id).queryKey, saved);
      heard.hear(saved);
      // At the same moment as the cache changes, or the old text would show briefly.
      notifyManager.schedule(() => {
        put({ ...state.current, onTheWay: state.current.onTheWay.slice(1) });
        void send();
      });
    } catch (error) {
      put({ unsaved: [...state.current.unsaved, ...state.current.onTheWay], onTheWay: [] });
      tellFailure('Failed to update relationship')(error);
    }
  }

  const discard = () => put({ ...state.current, unsaved: [] });
  const hasArrived = line.unsaved.length > 0 && unsaved.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what arrived is forgotten once.
  useEffect(() => {
    if (hasArrived) discard();
  }, [hasArrived]);

  const begin = (next: Line) => {
    const isIdle = state.current.onTheWay.length === 0;
    put(next);
    if (isIdle) void send();
  };
  const changeText = (text: string, began = shown, now = shown) => {
    const edit = { base: shown, text: mergeLines(began, text, now) };
    begin({ ...state.current, onTheWay: queued(state.current.onTheWay, edit) });
  };

  return {
    text: shown,
    items: linesIn(shown),
    /** Changes that could not be saved and are not being sent. */
    unsaved,
    /** `began` is the text that an edit started from; lines that were added since then stay. */
    changeText: (text: string, began?: string) => changeText(text, began),
    change(items: readonly string[], began?: string) {
      const now = textOf(linesIn(shown));
      changeText(textOf(items), began ?? now, now);
    },
    retry: () => begin({ onTheWay: [...state.current.onTheWay, ...state.current.unsaved], unsaved: [] }),
    discard,
    heard,
  };
}

type Line = { onTheWay: readonly Edit[]; unsaved: readonly Edit[] };
