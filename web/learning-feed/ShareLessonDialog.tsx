import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type OwnStory, STORY_CATEGORIES, StoryCategory, WAITING_HOURS } from '#contract/learning-feed.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { SelectField } from '#web/kit/field/SelectField.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import { CATEGORY_LABELS } from '#web/learning-feed/labels.ts';

type Form = { category: string; issue: string; help: string; end: string };

const BLANK: Form = { category: '', issue: '', help: '', end: '' };
const categories = STORY_CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }));
const asOptions = (all: readonly { key: string; label: string }[] = []) =>
  all.map(({ key, label }) => ({ value: key, label }));

/** A story consists of choices only, so that it cannot identify anyone. */
export function ShareLessonDialog({ story, onClose }: { story: OwnStory | null; onClose: () => void }) {
  const [form, setForm] = useState<Form>(story?.choice ?? BLANK);
  const [checked, setChecked] = useState(false);
  const { data } = useQuery(api.learningFeed.vocabulary.queryOptions({ staleTime: Number.POSITIVE_INFINITY }));
  const onSuccess = () => {
    onClose();
    toast({ title: 'Waiting for a day', text: 'You can see it, change it or withdraw it until then.' });
  };
  const share = useMutation(api.learningFeed.share.mutationOptions({ onSuccess }));
  const change = useMutation(api.learningFeed.change.mutationOptions({ onSuccess }));
  const { error, isPending } = story ? change : share;
  const set = (part: Partial<Form>) => setForm({ ...form, ...part });
  const problem = (value: string) => (checked && value === '' ? 'Please choose one' : undefined);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const category = StoryCategory.safeParse(form.category).data;
    if (!category || !form.issue || !form.help || !form.end) return;
    const choice = { ...form, category };
    if (story) change.mutate({ id: story.id, ...choice });
    else share.mutate(choice);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={send}
      title={story ? 'Edit your story' : 'Share what helped'}
      problem={error && <Notice tone="error">{refusalOf(error).message}</Notice>}
      description={`Only you see it for the first ${WAITING_HOURS} hours.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="filled" type="submit" loading={isPending && 'Saving'}>
            {story ? 'Save story' : 'Share story'}
          </Button>
        </>
      }
    >
      <SelectField
        label="Who was it between?"
        placeholder="Choose one"
        options={categories}
        value={form.category}
        error={problem(form.category)}
        onValue={(category) => set({ category })}
      />
      <SelectField
        label="What was it about?"
        placeholder="Choose one"
        options={asOptions(data?.issues)}
        value={form.issue}
        error={problem(form.issue)}
        onValue={(issue) => set({ issue })}
      />
      <SelectField
        label="What helped?"
        placeholder="Choose one"
        options={asOptions(data?.helps)}
        value={form.help}
        error={problem(form.help)}
        onValue={(help) => set({ help })}
      />
      <SelectField
        label="How is it now?"
        placeholder="Choose one"
        options={asOptions(data?.ends)}
        value={form.end}
        error={problem(form.end)}
        onValue={(end) => set({ end })}
      />
    </Dialog>
  );
}
