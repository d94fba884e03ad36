import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { SafetyNote } from '#contract/chat.ts';
import { type CommentName, CommentText } from '#contract/learning-feed.ts';
import { api } from '#web/app/api.ts';
import { issueAt, refusalOf } from '#web/app/refusal.ts';
import { SpokenField } from '#web/app/SpokenField.tsx';
import { useDraft } from '#web/app/useDraft.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Segmented } from '#web/kit/field/Segmented.tsx';
import { SafetyCard } from '#web/kit/safety/SafetyCard.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import css from './LearningFeed.module.css';

/** The name is chosen before the first comment, and is Anonymous by default. */
export function CommentForm({ storyId }: { storyId: string }) {
  const draft = useDraft<string>(`learning-feed/${storyId}`);
  const { data: named } = useQuery(api.learningFeed.name.queryOptions());
  const [chosen, setChosen] = useState<CommentName>();
  const [card, setCard] = useState<SafetyNote | null>(null);
  const name = chosen ?? named?.name ?? 'anonymous';
  const send = useMutation(
    api.learningFeed.comment.mutationOptions({
      onSuccess({ comment, safety }) {
        setCard(safety);
        if (comment) draft.drop();
      },
    }),
  );
  const content = draft.value ?? '';
  const [checked, setChecked] = useState(false);
  const unfit = CommentText.safeParse(content).error?.issues[0]?.message;
  const problem = (checked && unfit) || (send.error ? issueAt(send.error, 'content') : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(unfit !== undefined);
    if (!unfit && !send.isPending) send.mutate({ id: storyId, content, name });
  };
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      {send.error && !problem && <Notice tone="error">Not sent. {refusalOf(send.error).message}</Notice>}
      {card && (
        <>
          <Notice>Your comment wasn’t published. It’s still here, and only you can see it.</Notice>
          <SafetyCard note={card} />
        </>
      )}
      <SpokenField
        label="Your comment"
        name="content"
        rows={3}
        limit={500}
        hint="No names or details that point to someone."
        value={content}
        error={problem}
        onValue={(text) => {
          send.reset();
          setChecked(false);
          draft.keep(text);
        }}
      />
      {named?.firstName && (
        <Segmented
          label="Sign as"
          options={[
            { value: 'anonymous', label: 'Anonymous' },
            { value: 'first_name', label: named.firstName },
          ]}
          value={name}
          onValue={setChosen}
        />
      )}
      <Button variant="filled" type="submit" loading={send.isPending && 'Posting'}>
        Post comment
      </Button>
    </form>
  );
}
