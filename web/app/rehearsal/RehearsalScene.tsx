import type { Level } from '#contract/rehearsal.ts';
import { LoopHint } from '#web/app/patterns/LoopHint.tsx';
import type { Rehearsing } from '#web/app/rehearsal/useRehearsal.ts';
import { SpokenField } from '#web/app/SpokenField.tsx';
import { ProviderQuestion } from '#web/app/thread/provider/ProviderQuestion.tsx';
import { Button } from '#web/kit/button/Button.tsx';
import { Segmented } from '#web/kit/field/Segmented.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';

const levels = [
  { value: 'easy', label: 'Easygoing' },
  { value: 'realistic', label: 'Realistic' },
  { value: 'hard', label: 'Hard' },
] as const satisfies readonly { value: Level; label: string }[];

/** The form before a rehearsal: with whom, what for, and how hard. */
export function RehearsalScene({ rehearsal }: { rehearsal: Rehearsing }) {
  const { scene, problem, describe, provider, isAsking, isDeclined } = rehearsal;
  return (
    <>
      <p className="small dim">
        Mallama plays the other person as you describe them. Nothing is kept, except what you take with you.
      </p>
      <TextField
        label="With whom"
        maxLength={100}
        autoComplete="off"
        value={scene.personName}
        error={problem('personName')}
        onValue={(personName) => describe({ personName })}
      />
      <LoopHint relationshipId={scene.relationshipId} words={scene.personName} />
      <SpokenField
        label="What you want to say"
        rows={2}
        limit={2000}
        value={scene.aim}
        error={problem('aim')}
        onValue={(aim) => describe({ aim })}
      />
      <SpokenField
        label="What they’re like, in your words (optional)"
        rows={2}
        limit={2000}
        value={scene.description}
        error={problem('description')}
        onValue={(description) => describe({ description })}
      />
      <Segmented label="How hard" options={levels} value={scene.level} onValue={(level) => describe({ level })} />
      {isAsking && <ProviderQuestion provider={provider} />}
      {isDeclined && (
        <Notice
          action={
            <Button size="compact" loading={provider.isSaving} onClick={() => provider.decide(true)}>
              Agree
            </Button>
          }
        >
          The built-in guide can’t play someone. To practice, Mallama needs your yes to {provider.outside?.name}.
          Nothing was sent.
        </Notice>
      )}
    </>
  );
}
