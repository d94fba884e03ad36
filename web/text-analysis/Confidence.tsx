import type { TextAnalysisResult } from '#contract/coach.ts';
import css from '#web/kit/Tool.module.css';

/** How far the words carry the reading, and why; no number without its reason. */
export function Confidence({ analysis: { confidence, reasons } }: { analysis: TextAnalysisResult }) {
  const why = reasons?.confidence;
  if (!why) return null;
  return (
    <div className={css.part}>
      <p className="label">{Math.round(confidence * 100)}% confidence</p>
      <p className="caption dim">{why}</p>
    </div>
  );
}
