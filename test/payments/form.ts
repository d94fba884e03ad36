/** A form's fields as Stripe reads them: `items[0][price]` is within the first of `items`. */
export type Field = string | { [name: string]: Field };

function place(into: { [name: string]: Field }, [name = '', ...rest]: string[], value: string) {
  if (rest.length === 0) {
    into[name] = value;
    return;
  }
  const inner = into[name];
  const next = typeof inner === 'object' ? inner : {};
  into[name] = next;
  place(next, rest, value);
}

export function readForm(text: string): { [name: string]: Field } {
  const form: { [name: string]: Field } = {};
  for (const [key, value] of new URLSearchParams(text)) {
    place(
      form,
      key.split('[').map((part) => part.replace(/\]$/, '')),
      value,
    );
  }
  return form;
}

/** What stands at a path of the form, as text. */
export function textAt(form: Field | undefined, ...path: string[]): string | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return typeof form === 'string' ? form : undefined;
  return typeof form === 'object' ? textAt(form[name], ...rest) : undefined;
}
