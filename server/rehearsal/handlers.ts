import { signedIn } from '#server/http/gate.ts';
import { play } from '#server/rehearsal/play.ts';

const from = signedIn.rehearsal;

export const rehearsal = {
  say: from.say.handler(({ context, input }) => play(context, { ...input, wants: 'line' })),
  hint: from.hint.handler(({ context, input }) => play(context, { ...input, wants: 'hint' })),
  end: from.end.handler(({ context, input }) => play(context, { ...input, wants: 'step' })),
};
