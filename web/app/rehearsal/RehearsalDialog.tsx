import { EndOfRehearsal } from '#web/app/rehearsal/EndOfRehearsal.tsx';
import { RehearsalScene } from '#web/app/rehearsal/RehearsalScene.tsx';
import { RehearsalTurns } from '#web/app/rehearsal/RehearsalTurns.tsx';
import { type Fields, type Rehearsing, useRehearsal } from '#web/app/rehearsal/useRehearsal.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { focusProblem } from '#web/kit/field/focusProblem.ts';
import { SafetyCard } from '#web/kit/safety/SafetyCard.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import css from './Rehearsal.module.css';

type Props = { from: string; begin: Partial<Fields>; onClose: () => void };

/** Practice for a hard talk, with Mallama playing the other person. */
export function RehearsalDialog({ from, begin, onClose }: Props) {
  const rehearsal = useRehearsal(from, begin);
  const { scene, isStarted, step, closed, error } = rehearsal;
  const leave = () => {
    rehearsal.forget();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={isStarted && scene.personName ? `Practice with ${scene.personName}` : 'Practice it'}
      footer={closed ? <Button onClick={leave}>Close</Button> : <Foot {...{ rehearsal, onClose, leave }} />}
    >
      <div className={css.body}>
        {closed ? (
          <>
            <p>
              This isn’t something to practice with Mallama. If someone scares or hurts you, you don’t have to find
              better words for them.
            </p>
            {closed.safety && <SafetyCard note={closed.safety} />}
          </>
        ) : step ? (
          <EndOfRehearsal rehearsal={rehearsal} />
        ) : isStarted ? (
          <RehearsalTurns rehearsal={rehearsal} />
        ) : (
          <RehearsalScene rehearsal={rehearsal} />
        )}
        {error && !closed && <Notice tone="error">{error} Your words are still here.</Notice>}
      </div>
    </Dialog>
  );
}

type FootProps = { rehearsal: Rehearsing; onClose: () => void; leave: () => void };

function Foot({ rehearsal, onClose, leave }: FootProps) {
  const { isStarted, step, turns, isBusy } = rehearsal;
  if (step)
    return (
      <Button variant="filled" onClick={leave}>
        Done
      </Button>
    );
  if (!isStarted)
    return (
      <>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="filled"
          onClick={({ currentTarget }) => {
            rehearsal.start();
            focusProblem(currentTarget.closest('[role="dialog"]'));
          }}
        >
          Start
        </Button>
      </>
    );
  return turns.length === 0 ? (
    <Button onClick={leave}>Stop</Button>
  ) : (
    <Button aria-disabled={isBusy || undefined} onClick={rehearsal.end}>
      End the rehearsal
    </Button>
  );
}
