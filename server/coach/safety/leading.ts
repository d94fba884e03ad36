import type { Rule } from '#server/coach/safety/rules/rule.ts';
import type { Category, Level } from '#server/coach/safety/terms.ts';
import type { Weight } from '#server/coach/safety/weigh/weigh.ts';

type Told = { rule: Rule; level: Level; category: Category; who: string };

/** What a frame says about the kind of danger, beside the passage as a whole; as a logarithm. */
const SAYS = { firm: 3, loose: 1, now: 2, dying: 2, another: 0.3 };

function saysOf({ rule, level }: Told): number {
  if (rule.whole) return 0;
  const firm = rule.loose ? SAYS.loose : SAYS.firm;
  const dying = rule.category === 'self_harm' && !rule.loose && rule.level > 1 ? SAYS.dying : 0;
  return firm + dying + (level === 3 ? SAYS.now : 0);
}

function likely(all: readonly Told[], category: Category, whole: Weight | undefined): number {
  const frames = all.filter(({ rule }) => rule.category === category && !rule.whole);
  const others = new Set(frames.map(({ rule }) => rule.id)).size - 1;
  const said = Math.max(0, ...frames.map(saysOf)) + Math.max(0, others) * SAYS.another;
  return said + (whole?.each.get(category) ?? 0);
}

const OTHERS = /^(?:child_abuse|elder_abuse)$/;

/** A firm frame told of a blow to the writer: what is less sure does not hand it to a child or somebody old. */
const isHandedOn = (all: readonly Told[], { rule }: Told) =>
  (rule.whole || rule.loose) &&
  OTHERS.test(rule.category) &&
  all.some((one) => !one.rule.whole && !one.rule.loose && one.who === 'self');

/** Of all findings the one that tells best what the danger is: by its own frames and by all words together. */
export function leading<One extends Told>(all: readonly One[], whole: Weight | undefined): One | undefined {
  const seen = all
    .filter((one) => !isHandedOn(all, one))
    .map((one) => ({ one, likely: likely(all, one.rule.category, whole) }));
  return seen.reduce<(typeof seen)[number] | undefined>(
    (best, next) => (best && best.likely >= next.likely ? best : next),
    undefined,
  )?.one;
}
