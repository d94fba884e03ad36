import known from '#server/safety/injection/orders.json' with { type: 'json' };

/** Forms that people do not write to people: markup of prompts, keys of our own answers, hidden text. */
export const marks: readonly { rule: string; form: RegExp }[] = known.marks.map(([rule = '', form = '', flags]) => ({
  ...{ rule, form: new RegExp(form, flags) },
}));
