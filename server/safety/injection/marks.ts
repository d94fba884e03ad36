import known from '#server/safety/injection/orders.json' with { type: 'json' };

/** Forms that do not occur between people: prompt markup, keys of our own answers, hidden text. */
export const marks: readonly { rule: string; form: RegExp }[] = known.marks.map(([rule = '', form = '', flags]) => ({
  ...{ rule, form: new RegExp(form, flags) },
}));
