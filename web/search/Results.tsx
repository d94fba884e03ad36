import type { Found } from '#contract/search.ts';
import { serverNow } from '#web/app/serverClock.ts';
import { timeLabel } from '#web/kit/timeLabel.ts';
import { KINDS } from '#web/search/kinds.ts';
import { oneLine } from '#web/search/oneLine.ts';
import css from './SearchBox.module.css';

type Props = {
  list: string;
  found: readonly Found[];
  marked: number;
  onMark: (index: number) => void;
  onOpen: (found: Found) => void;
  optionId: (list: string, index: number) => string;
};

export function Results({ list, found, marked, onMark, onOpen, optionId }: Props) {
  if (found.length === 0) return null;
  const now = serverNow();
  return (
    <div id={list} role="listbox" aria-label="Found" className={css.results}>
      {found.map((one, index) => {
        const { icon: Icon, one: kind } = KINDS[one.kind];
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above keeps the focus and has the keys.
          // biome-ignore lint/a11y/useFocusableInteractive: the same.
          <div
            key={`${one.kind} ${one.id} ${one.part} ${one.from}`}
            id={optionId(list, index)}
            role="option"
            aria-selected={index === marked}
            className={css.result}
            onPointerMove={() => index !== marked && onMark(index)}
            onClick={() => onOpen(one)}
          >
            <Icon size={18} aria-hidden="true" />
            <span className={css.words}>
              <span className={css.head}>
                <span className={css.title}>{one.title}</span>
                <span className={css.kind}>
                  {kind}, {timeLabel(one.at, now)}
                </span>
              </span>
              <Quote found={one} />
            </span>
          </div>
        );
      })}
    </div>
  );
}

function Quote({ found: { quote, from, to } }: { found: Found }) {
  return (
    <span className={css.quote}>
      {oneLine(quote.slice(0, from))}
      <mark>{oneLine(quote.slice(from, to))}</mark>
      {oneLine(quote.slice(to))}
    </span>
  );
}
