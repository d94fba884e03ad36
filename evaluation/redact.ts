import { redact } from '#server/coach/anonymise/redact.ts';
import { type Figure, type Measure, share } from './figure.ts';

type Row = {
  text: string;
  known_names?: string[];
  spans: { type: string; start: number; end: number }[];
  part?: 'held' | 'grow';
};

const IDS = new Set([
  'CREDIT_CARD',
  'PHONE_NUMBER',
  'EMAIL_ADDRESS',
  'DOMAIN_NAME',
  'US_SSN',
  'US_DRIVER_LICENSE',
  'IP_ADDRESS',
  'IBAN_CODE',
]);

/** Every private span, and whether all of its letters and digits are covered. */
function spans(rows: Row[]) {
  return rows.flatMap(({ text, known_names, spans: wanted }) => {
    const found = redact(text, known_names).spans;
    const covered = (i: number) =>
      !/[\p{L}\p{N}]/u.test(text[i] ?? '') || found.some(({ start, end }) => start <= i && i < end);
    return wanted.map(({ type, start, end }) => ({
      type,
      gone: Array.from({ length: end - start }, (_, i) => start + i).every(covered),
    }));
  });
}

function recall(name: string, on: string, all: { gone: boolean }[], bars: [number, number, number]): Figure {
  const [baseline, must, target] = bars;
  return {
    name,
    on: `${on}, ${all.length} spans`,
    value: share(all, ({ gone }) => gone),
    baseline,
    must,
    target,
    better: 'more',
  };
}

export const redaction: Measure = ({ own, open }) => {
  const presidio = open('presidio/dev.jsonl')
    ?.trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
  const held = own<Row>('stories-pii-own').filter(({ part }) => part === 'held');
  const ids = presidio && spans(presidio).filter(({ type }) => IDS.has(type));
  return [
    recall('Redactor recall on stories', 'development', spans(own<Row>('stories-pii-dev')), [0.76, 0.9, 0.95]),
    recall('Redactor recall on stories', 'own, held out', spans(held), [0.76, 0.9, 0.95]),
    ...(ids ? [recall('Redactor recall on structured ids', 'Presidio', ids, [0.96, 0.97, 0.99])] : []),
  ];
};
