import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { SAFETY_QUESTIONS } from '#contract/mediation.ts';
import { api } from '#web/app/api.ts';
import { leaveQuickly } from '#web/app/quickExit.ts';
import { issueAt, refusalOf } from '#web/app/refusal.ts';
import { SpokenField } from '#web/app/SpokenField.tsx';
import { ProviderQuestion } from '#web/app/thread/provider/ProviderQuestion.tsx';
import { useProvider } from '#web/app/thread/provider/useProvider.ts';
import { keepMediation } from '#web/conversations/mediation/keepMediation.ts';
import { type Answer, YesNo } from '#web/conversations/mediation/YesNo.tsx';
import { Button } from '#web/kit/button/Button.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { IconDoorExit, IconLock } from '#web/kit/icons.ts';
import { Notice } from '#web/kit/state/Notice.tsx';
import css from './IntakeForm.module.css';

const questions = Object.entries({
  ...SAFETY_QUESTIONS,
  isFree: 'Are you here because you want to be, and nobody made you come?',
} as const) as readonly [keyof typeof SAFETY_QUESTIONS | 'isFree', string][];

type Answers = Partial<Record<(typeof questions)[number][0], Answer>>;

/** Only the author ever sees it, and no draft is kept in this browser, because others may use it. */
export function IntakeForm({ id }: { id: string }) {
  const [answers, setAnswers] = useState<Answers>({});
  const [words, setWords] = useState({ happened: '', hope: '' });
  const [checked, setChecked] = useState(false);
  const provider = useProvider();
  const answer = useMutation(api.conversations.mediation.answer.mutationOptions({ onSuccess: keepMediation }));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    const { afraid, threatened, hurt, controlled, isFree } = answers;
    const given = { afraid, threatened, hurt, controlled, isFree };
    if (isWhole(given)) {
      if (!answer.isPending) answer.mutate({ id, ...given, ...words });
      return;
    }
    const missing = questions.find(([name]) => given[name] === undefined)?.[0];
    event.currentTarget.querySelector<HTMLElement>(`input[name="${missing}"]`)?.focus();
  };
  const problem = (field: 'happened' | 'hope') => (answer.error ? issueAt(answer.error, field) : undefined);
  return (
    <Card as="section" aria-labelledby="intake-title">
      <form className={css.form} noValidate autoComplete="off" onSubmit={submit}>
        <div className={css.head}>
          <h2 id="intake-title" className="h2">
            Your private part
          </h2>
          <Button size="compact" icon={<IconDoorExit aria-hidden="true" />} onClick={leaveQuickly}>
            Leave this site
          </Button>
        </div>
        <p className={css.promise}>
          <IconLock size={18} aria-hidden="true" />
          <span>
            Nobody else ever sees your answers, or what comes of them.
            {provider.agreed &&
              provider.outside &&
              ` ${provider.outside.name} reads your own words to choose what to ask.`}{' '}
            Nothing here is kept in this browser. Answer when you are alone.
          </span>
        </p>
        {questions.map(([name, question]) => (
          <YesNo
            key={name}
            name={name}
            question={question}
            value={answers[name]}
            error={checked && answers[name] === undefined ? 'Please answer yes or no' : undefined}
            onValue={(value) => setAnswers((before) => ({ ...before, [name]: value }))}
          />
        ))}
        <SpokenField
          label="What happened, as you see it?"
          hint="Optional. It helps Mallama understand you, and it’s never quoted."
          rows={3}
          limit={2000}
          value={words.happened}
          error={problem('happened')}
          onValue={(happened) => setWords((before) => ({ ...before, happened }))}
        />
        <SpokenField
          label="What do you hope for?"
          hint="Optional."
          rows={2}
          limit={2000}
          value={words.hope}
          error={problem('hope')}
          onValue={(hope) => setWords((before) => ({ ...before, hope }))}
        />
        {provider.mustAsk && <ProviderQuestion provider={provider} mediates />}
        {answer.isError && !problem('happened') && !problem('hope') && (
          <Notice tone="error">{refusalOf(answer.error).message}</Notice>
        )}
        <div>
          <Button variant="filled" type="submit" loading={answer.isPending && 'Sending'}>
            I’m ready
          </Button>
        </div>
      </form>
    </Card>
  );
}

const isWhole = <Given extends Record<string, Answer>>(given: Given): given is Given & Record<keyof Given, boolean> =>
  Object.values(given).every((one) => one !== undefined);
