import { type Argument, ArgumentForm, partiesFrom, partiesIn } from '#contract/arguments.ts';

/** What stands in the fields. `people` is null until somebody changes what was recognized. */
export type Fields = { originalConversation: string; context: string; people: string | null };

export const BLANK: Fields = { originalConversation: '', context: '', people: null };

export const fieldsOf = (argument: Argument): Fields => ({
  originalConversation: argument.originalConversation,
  context: argument.context,
  people: argument.partiesInvolved.join(', '),
});

/** Who takes part: as typed, else as recognized in the text. */
export const peopleIn = ({ people, originalConversation }: Fields): string =>
  people ?? partiesIn(originalConversation).join(', ');

/** The fields as they are sent, or what is wrong with them by field. */
export function readFields(fields: Fields) {
  const { originalConversation, context } = fields;
  const read = ArgumentForm.safeParse({
    ...{ originalConversation, context },
    partiesInvolved: partiesFrom(peopleIn(fields)),
  });
  const problem = (field: keyof ArgumentForm) => read.error?.issues.find(({ path }) => path[0] === field)?.message;
  return { form: read.data, problem };
}
