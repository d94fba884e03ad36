import { ArgumentForm, partiesFrom, partiesIn } from '#contract/arguments.ts';
import { checked } from '#web/app/tool/checked.ts';

/** The fields. `people` is null until the recognized names are edited. */
export type Fields = { originalConversation: string; context: string; people: string | null };

export const BLANK: Fields = { originalConversation: '', context: '', people: null };

/** The parties: as typed, else as recognized in the text. */
export const peopleIn = ({ people, originalConversation }: Fields): string =>
  people ?? partiesIn(originalConversation).join(', ');

export function readFields(fields: Fields) {
  const { originalConversation, context } = fields;
  return checked(
    ArgumentForm.safeParse({ originalConversation, context, partiesInvolved: partiesFrom(peopleIn(fields)) }),
  );
}
