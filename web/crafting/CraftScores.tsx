import { CHANCE_SHOWN, type MessageVersion } from '#contract/crafting.ts';
import { BandBadge } from '#web/kit/chart/BandBadge.tsx';
import { bandWord } from '#web/kit/chart/band.ts';
import { ScoreBar } from '#web/kit/chart/ScoreBar.tsx';
import { IconInfoCircle } from '#web/kit/icons.ts';
import { Popover } from '#web/kit/menu/Popover.tsx';
import tool from '#web/kit/Tool.module.css';
import css from './Crafting.module.css';

const SCORES = [
  ['toneScore', 'Tone'],
  ['clarityScore', 'Clarity'],
  ['empathyScore', 'Empathy'],
  ['goalAlignment', 'Goal'],
] as const;

/** The scores, each with its reason. */
export function CraftScores({ version }: { version: MessageVersion }) {
  const { overallScore, positiveResponseChance: chance, reasons = {} } = version;
  return (
    <section aria-labelledby="scores" className={tool.column}>
      <header className={tool.row}>
        <h3 id="scores" className="h3">
          How it reads
        </h3>
        <BandBadge score={overallScore} words="crafting" />
      </header>
      <div className={css.bars}>
        {SCORES.map(([name, label]) => (
          <div key={name}>
            <ScoreBar label={label} score={version[name]} words="crafting" />
            <p className="caption dim">
              {version[name] !== null && `${bandWord(version[name], 'crafting')}.`} {reasons[name]}
            </p>
          </div>
        ))}
      </div>
      {chance !== null && chance >= CHANCE_SHOWN && (
        <div className={css.chance}>
          <span>
            <strong className="num">{chance}%</strong> chance of a positive response, as an estimate
          </span>
          <Popover
            title="How this is computed"
            trigger={
              <button type="button" className={tool.why}>
                <IconInfoCircle size={16} aria-hidden="true" />
                How?
              </button>
            }
          >
            <p className="small">
              {reasons.positiveResponseChance ??
                'An estimate from the words alone. No one can know how they’ll answer.'}
            </p>
          </Popover>
        </div>
      )}
    </section>
  );
}
