import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SavedStatus } from '#contract/relationship-chats.ts';
import type { Thread } from '#contract/threads.ts';
import { api } from '#web/app/api.ts';
import { useDraft } from '#web/app/useDraft.ts';
import { defaultTitle } from '#web/chats/saved/defaultTitle.ts';
import { firstWords } from '#web/chats/saved/firstWords.ts';
import { fillBlank, type InsightFields, offered } from '#web/chats/saved/insightFields.ts';
import { storedTags } from '#web/chats/saved/savedTags.ts';
import { toast } from '#web/kit/toast/toast.ts';

/** Milliseconds after marking a chat at which insights are generated. */
const GENERATE_AFTER = 500;

export const SAVE_FAILED = 'Failed to save chat. Please try again.';

type About = { id: string; personName: string };
type Form = InsightFields & { title: string; tags: string };

type Outcome = {
  onDone: () => void;
  /** Scrolls to the saved chats, if they are on this page. */
  onShowSaved: (() => void) | undefined;
};

/** The form that saves a chat. Edits are kept as a draft. */
export function useSaveChat(thread: Thread, { id, personName }: About, status: SavedStatus, outcome: Outcome) {
  const draft = useDraft<Form>(`saving/${thread.id}`);
  const [form, setForm] = useState<Form>(
    () =>
      draft.value ?? {
        title: '',
        insights: '',
        keyTakeaways: '',
        actionItems: '',
        tags: personName,
      },
  );
  const [isGenerating, setGenerating] = useState(draft.value === undefined);
  const beginning = useRef({ thread, personName, isNeeded: isGenerating });

  useEffect(() => {
    const { thread, personName, isNeeded } = beginning.current;
    if (!isNeeded) return;
    let isHere = true;
    const fill = (fields: InsightFields) => isHere && setForm((now) => ({ ...now, ...fillBlank(now, fields) }));
    const name = (title: string) => isHere && setForm((now) => ({ ...now, title: now.title || title }));
    firstWords(thread).then(
      (words) => name(defaultTitle(words, personName)),
      () => name(defaultTitle(undefined, personName)),
    );
    const timer = setTimeout(async () => {
      try {
        fill(offered(await api.chats.panel.insights.call({ id })));
      } catch {
        if (isHere)
          toast({
            title: 'Manual Entry Required',
            text: 'Please add your insights manually',
            tone: 'info',
            milliseconds: 6000,
          });
      }
      if (isHere) setGenerating(false);
    }, GENERATE_AFTER);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [id]);

  const save = useMutation(
    api.chats.saved.create.mutationOptions({
      onSuccess() {
        const { onDone, onShowSaved } = outcome;
        draft.drop();
        onDone();
        toast({
          title: 'Chat saved',
          tone: 'success',
          ...(onShowSaved && { action: { label: 'Show it', run: onShowSaved } }),
        });
      },
      // Also shown in the form, so the toast is short and does not cover its buttons.
      onError: () => toast({ title: 'Error', text: SAVE_FAILED, tone: 'error', milliseconds: 6000 }),
    }),
  );
  return {
    form,
    isGenerating,
    isSaving: save.isPending,
    error: save.error,
    canSave: !isGenerating && !save.isPending && form.title.trim() !== '',
    write(change: Partial<Form>) {
      const next = { ...form, ...change };
      setForm(next);
      draft.keep(next);
    },
    forget: draft.drop,
    save() {
      const { title, insights: aiInsights, keyTakeaways, actionItems, tags } = form;
      save.mutate({ id, title, status, aiInsights, keyTakeaways, actionItems, tags: storedTags(tags) });
    },
  };
}
