import type { TextAnalysisResult } from '#contract/coach.ts';
import type { TextAnalysis } from '#contract/text-analysis.ts';
import { FallbackNotice, WhoAnswered } from '#web/app/tool/WhoAnswered.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { MarkedText } from '#web/kit/MarkedText.tsx';
import { SafetyCard } from '#web/kit/safety/SafetyCard.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import css from '#web/kit/Tool.module.css';
import { shownBy } from '#web/text-analysis/examples.ts';
import { Readings } from '#web/text-analysis/Readings.tsx';
import { SuggestedResponse } from '#web/text-analysis/SuggestedResponse.tsx';

/** The confidence, shown only with its reason. */
function Confidence({ analysis: { confidence, reasons } }: { analysis: TextAnalysisResult }) {
  const why = reasons?.confidence;
  if (!why) return null;
  return (
    <div className={css.part}>
      <p className="label">{Math.round(confidence * 100)}% confidence</p>
      <p className="caption dim">{why}</p>
    </div>
  );
}

type Props = { one: TextAnalysis; personName: string | undefined; isFresh: boolean };

/** The result of an analysis, which may be that the message is unclear. */
export function TextResult({ one, personName, isFresh }: Props) {
  const { originalText, analysis, meta } = one;
  const { safety } = meta;
  const isRead = analysis.readings.length > 0;
  const isClear = isRead || analysis.evidence.length > 0;
  const known = isRead ? 'What it may mean' : isClear ? 'What the words do' : 'Not clear from these words';
  const heading = safety.level > 1 ? 'This comes first' : known;
  return (
    <div className={css.stack}>
      <Card as="section" className={css.stack} aria-labelledby="result">
        <h2 id="result" className="h2" tabIndex={-1} ref={isFresh ? focusOn : null}>
          {heading}
        </h2>
        {safety.level > 0 && <SafetyCard note={safety} />}
        <FallbackNotice meta={meta} what="reading" />
        {analysis.notice && <Notice>{analysis.notice}</Notice>}
        {safety.level < 2 && <Confidence analysis={analysis} />}
        <div className={css.part}>
          <h3 className="label">Original message</h3>
          <p className={css.bubble}>
            <MarkedText text={originalText} marks={analysis.evidence} />
          </p>
          {personName && <p className="caption dim">From {personName}</p>}
          {analysis.evidence.length > 0 && (
            <ul className={`${css.actions} caption dim`} aria-label="What the marked words show">
              {shownBy(analysis.evidence).map(({ from, quote, shows }) => (
                <li key={`${from} ${shows}`}>
                  “{quote}”: {shows}
                </li>
              ))}
            </ul>
          )}
        </div>
        <Readings analysis={analysis} isClear={isClear} />
        <WhoAnswered meta={meta} guide=", which only says what the words do where that’s nearly certain." />
      </Card>
      {analysis.suggestedResponse && <SuggestedResponse one={one} />}
    </div>
  );
}

const focusOn = (heading: HTMLElement | null) => heading?.focus();
