import { signedIn } from '#server/http/gate.ts';
import { addFact, changeFact, forget, forgetAll, keepFact } from '#server/memory/change.ts';
import { factRows, openFact, presentFact } from '#server/memory/facts.ts';
import { changeSettings, readSettings } from '#server/memory/settings.ts';
import { knownPeople } from '#server/relationships/relationships.ts';

export const memory = {
  list: signedIn.memory.list.handler(async ({ context: { db, read, user, vault } }) => {
    const [rows, names, safe] = await Promise.all([
      factRows(db, user.id),
      knownPeople.namesOf({ read, vault }, user.id),
      vault.of(user.id),
    ]);
    const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
    return rows.map((row) => presentFact(row, openFact(safe, row), nameOf(row.relationshipId))).reverse();
  }),

  add: signedIn.memory.add.handler(({ context, input }) => addFact(context, input)),
  change: signedIn.memory.change.handler(({ context, input: { id, ...words } }) => changeFact(context, id, words)),
  keep: signedIn.memory.keep.handler(({ context, input: { id, ...words } }) => keepFact(context, id, words)),
  forget: signedIn.memory.forget.handler(({ context, input: { id } }) => forget(context, id)),
  forgetAll: signedIn.memory.forgetAll.handler(({ context }) => forgetAll(context)),

  settings: signedIn.memory.settings.handler(({ context: { db, user } }) => readSettings(db, user.id)),
  choose: signedIn.memory.choose.handler(async ({ context, input: { kinds } }) => {
    await changeSettings(context, context.user.id, kinds);
    return readSettings(context.db, context.user.id);
  }),
};
