import { useState } from 'react';
import { TEXT_LENGTH } from '#contract/text-analysis.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { SelectField } from '#web/kit/field/SelectField.tsx';
import tool from '#web/kit/Tool.module.css';
import css from '#web/text-analysis/export/ChatExport.module.css';
import type { Figures } from '#web/text-analysis/export/figures.ts';
import { labelOf } from '#web/text-analysis/export/labels.ts';
import type { ShownLine } from '#web/text-analysis/export/reader.ts';

const WINDOW = 20;
const BEFORE = 6;
const KINDS = { conflict: 'conflict', repair: 'making up' };

type Props = {
  figures: Figures;
  lines: readonly ShownLine[];
  onShow: (from: number, count: number) => void;
  onTake: (text: string) => void;
};

const dayOf = (at: number) =>
  new Intl.DateTimeFormat(undefined, { timeZone: 'UTC', month: 'short', day: 'numeric', year: 'numeric' }).format(at);

/** Chooses a few messages, with names replaced. Only these go into the form. */
export function Excerpt({ figures, lines, onShow, onTake }: Props) {
  const { me, moments, messages } = figures;
  const [picked, setPicked] = useState<ReadonlyMap<number, string>>(new Map());
  const first = lines[0]?.index ?? messages;
  const written = ({ who, text }: ShownLine) => `${who === me ? 'Me' : labelOf(who, me)}: ${text}`;
  const pick = (line: ShownLine) => {
    const next = new Map(picked);
    if (!next.delete(line.index)) next.set(line.index, written(line));
    setPicked(next);
  };
  const text = [...picked]
    .sort(([a], [b]) => a - b)
    .map(([, words]) => words)
    .join('\n');
  const isLong = text.length > TEXT_LENGTH;
  return (
    <div className={tool.stack}>
      <h3 className="label">Get a few messages analyzed</h3>
      <p className="small dim">
        Pick the ones that matter. They go into the form above, without names, and nowhere else.
      </p>
      <div className={css.jump}>
        {moments.length > 0 && (
          <SelectField
            label="Where a phrase came up"
            placeholder="Choose a moment"
            options={moments.map(({ at, index, move }) => ({
              value: String(index),
              label: `${dayOf(at)}, ${KINDS[move]} (message ${index + 1})`,
            }))}
            value=""
            onValue={(index) => onShow(Number(index) - BEFORE, WINDOW)}
          />
        )}
        <Button size="compact" onClick={() => onShow(messages - WINDOW, WINDOW)}>
          Latest messages
        </Button>
      </div>
      {lines.length > 0 && (
        <>
          <ul className={css.lines} aria-label="Messages of the chat">
            {lines.map((line) => (
              <li key={line.index}>
                <label className={css.line}>
                  <input type="checkbox" checked={picked.has(line.index)} onChange={() => pick(line)} />
                  <span>
                    <span className="caption dim">{dayOf(line.at)} </span>
                    {written(line)}
                  </span>
                </label>
              </li>
            ))}
          </ul>
          <div className={tool.actions}>
            <Button size="compact" disabled={first === 0} onClick={() => onShow(first - WINDOW, WINDOW)}>
              Earlier
            </Button>
            <Button
              size="compact"
              disabled={first + lines.length >= messages}
              onClick={() => onShow(first + WINDOW, WINDOW)}
            >
              Later
            </Button>
            <Button variant="light" disabled={text === '' || isLong} onClick={() => onTake(text)}>
              Put {picked.size || 'them'} into the form
            </Button>
            {isLong && <span className="caption">Please pick fewer: the form takes 5,000 characters.</span>}
          </div>
        </>
      )}
    </div>
  );
}
