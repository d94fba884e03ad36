import type { TextAnalysisResult } from '#contract/coach.ts';
import { Tag } from '#web/kit/Tag.tsx';
import css from '#web/kit/Tool.module.css';

/** What a message does, and two readings of what it may mean. */
export function Readings({ analysis, isClear }: { analysis: TextAnalysisResult; isClear: boolean }) {
  const { interpretation, underlyingMeaning, readings, apart, balance } = analysis;
  const both = readings.join(' ');
  const inInterpretation = interpretation === both;
  const toCheck = balance.assumptionsToCheck.filter((line) => !readings.includes(line));
  const { otherPerspective, ownPart, oneRepairStep } = balance;
  const more = [
    ...(otherPerspective && !readings.includes(otherPerspective) ? [otherPerspective] : []),
    ...[ownPart, oneRepairStep].flatMap((line) => line ?? []),
  ];
  const two = readings.length > 0 && (
    <>
      <ol className={css.readings} aria-label="Two ways to read it">
        {readings.map((reading) => (
          <li key={reading} className={css.voice}>
            {reading}
          </li>
        ))}
      </ol>
      {apart && (
        <p className="small">
          <strong>What would tell them apart:</strong> {apart}
        </p>
      )}
    </>
  );
  return (
    <>
      <div className={css.part}>
        <h3 className="label">Interpretation</h3>
        {inInterpretation ? two : <p className={css.voice}>{interpretation}</p>}
      </div>
      {isClear && (
        <div className={css.part}>
          <h3 className="label">Emotional tone</h3>
          <p>
            <Tag>{analysis.emotionalTone}</Tag>
          </p>
        </div>
      )}
      {underlyingMeaning && underlyingMeaning !== interpretation && (
        <div className={css.part}>
          <h3 className="label">Underlying meaning</h3>
          {underlyingMeaning !== both && <p className={css.voice}>{underlyingMeaning}</p>}
          {!inInterpretation && two}
        </div>
      )}
      {more.length + toCheck.length > 0 && (
        <div className={css.part}>
          <h3 className="label">Keep in mind</h3>
          <ul className={`${css.list} small`}>
            {more.map((line) => (
              <li key={line}>{line}</li>
            ))}
            {toCheck.map((line) => (
              <li key={line}>Guessed, not known: {line}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
