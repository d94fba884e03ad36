import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { hueOf } from '#contract/hues.ts';
import { overallOf, type Sides } from '#contract/relationship-scores.ts';
import type { Relationship } from '#contract/relationships.ts';
import { api } from '#web/app/api.ts';
import { issueAt, refusalOf } from '#web/app/refusal.ts';
import { SpokenField } from '#web/app/SpokenField.tsx';
import { useDraft } from '#web/app/useDraft.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { Pair } from '#web/kit/figure/Pair.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import css from '#web/relationships/check-in/CheckInDialog.module.css';
import { RatingField } from '#web/relationships/check-in/RatingField.tsx';
import { overallSoFar, sides } from '#web/relationships/check-in/sides.ts';
import type { Heard } from '#web/relationships/HeardCard.tsx';
import { signed } from '#web/relationships/health/numbers.ts';

type CheckInSavedProps = { relationship: Relationship; now: Sides; before: Sides | undefined; onClose: () => void };

/** What changed since the last check-in. */
function CheckInSaved({ relationship, now, before, onClose }: CheckInSavedProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title="Check-in saved"
      description={before ? changeIn(now, before) : 'That’s the first one. Next time you’ll see what moved.'}
      footer={
        <Button variant="filled" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className={css.pair} data-hue={hueOf(relationship.id)}>
        <Pair score={overallOf(now)} hue={hueOf(relationship.id)} width={148} />
      </div>
      <dl className={css.changes}>
        {sides.map(({ side, label }) => (
          <div key={side}>
            <dt>{label}</dt>
            <dd>
              <b>{now[side]}</b>
              {before && <span className="small dim"> {moved(now[side] - before[side])}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

const moved = (points: number) => (points === 0 ? 'as before' : `${signed(points)} since last time`);

/** The side that changed the most, as a sentence. */
function changeIn(now: Sides, before: Sides): string {
  const [most] = sides
    .map(({ side, label }) => ({ label, points: now[side] - before[side] }))
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  if (!most || most.points === 0) return 'The same as last time.';
  return `${most.label} moved the most: ${most.points > 0 ? 'up' : 'down'} ${Math.abs(most.points)}.`;
}

type Props = { relationship: Relationship; onSaved: Heard['hear']; onClose: () => void };
type Form = { ratings: Partial<Sides>; note: string };

/** Four ratings and an optional note; the figures move while a slider does. */
export function CheckInDialog({ relationship, onSaved, onClose }: Props) {
  const { id, personName } = relationship;
  const draft = useDraft<Form>(`relationships/${id}/check-in`);
  const { ratings, note } = draft.value ?? { ratings: {}, note: '' };
  const [tried, setTried] = useState(false);
  const [saved, setSaved] = useState<{ now: Sides; before: Sides | undefined }>();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const before = useLastCheckIn(relationship);
  const add = useMutation(
    api.relationships.checkIns.add.mutationOptions({
      context: { idempotencyKey },
      onSuccess(answer) {
        draft.drop();
        onSaved(answer);
        if (answer.safety) onClose();
      },
    }),
  );
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const all = complete(ratings);
    setTried(true);
    if (all && !add.isPending) {
      const look = { onSuccess: () => setSaved({ now: all, before }) };
      add.mutate({ id, ...all, note: note.trim() || null }, look);
    }
    const open = sides.find(({ side }) => ratings[side] === undefined);
    if (open) event.currentTarget.querySelector<HTMLElement>(`[name="${open.side}"]`)?.focus();
  };
  const wrongNote = add.error ? issueAt(add.error, 'note') : undefined;
  if (saved) return <CheckInSaved relationship={relationship} {...saved} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={save}
      title={`How is it going with ${personName}?`}
      description="As it feels today. There’s no right answer."
      problem={add.isError && !wrongNote && <Notice tone="error">{refusalOf(add.error).message}</Notice>}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="filled" type="submit" loading={add.isPending && 'Saving'}>
            Save check-in
          </Button>
        </>
      }
    >
      <div className={css.pair} data-hue={hueOf(id)}>
        <Pair score={overallSoFar(ratings)} hue={hueOf(id)} width={148} />
        {before && <p className={`small ${css.mark}`}>Last time</p>}
      </div>
      {sides.map(({ side, ...words }) => (
        <RatingField
          key={side}
          {...words}
          name={side}
          value={ratings[side]}
          last={before?.[side]}
          error={tried && ratings[side] === undefined ? 'Slide to where it is today' : undefined}
          onValue={(value) => draft.keep({ ratings: { ...ratings, [side]: value }, note })}
        />
      ))}
      <SpokenField
        label="Note (optional)"
        name="note"
        rows={2}
        limit={1000}
        value={note}
        error={wrongNote}
        onValue={(words) => draft.keep({ ratings, note: words })}
      />
    </Dialog>
  );
}

/** The last check-in's ratings; undefined if there is none, or it could not be loaded. */
function useLastCheckIn({ id, isRated }: Relationship): Sides | undefined {
  const scores = useQuery(api.relationships.checkIns.scores.queryOptions({ input: { id }, enabled: isRated }));
  const last = scores.data?.sources
    .filter(({ ratings }) => ratings)
    .reduce(
      (newest, one) => (newest && newest.at > one.at ? newest : one),
      undefined as { at: string; ratings: Sides | null } | undefined,
    );
  return last?.ratings ?? undefined;
}

function complete({ trustSafety, communicationClarity, growth, joyFulfillment }: Partial<Sides>): Sides | undefined {
  if (trustSafety === undefined || communicationClarity === undefined) return undefined;
  if (growth === undefined || joyFulfillment === undefined) return undefined;
  return { trustSafety, communicationClarity, growth, joyFulfillment };
}
