import { POSITION_HEADER } from '#contract/live.ts';
import { isAgeInDoubt, openAge, tellAge } from '#server/account/age.ts';
import { agree, latestAgreement } from '#server/account/agreement.ts';
import { erase } from '#server/account/erase.ts';
import { exportAll, exportZip } from '#server/account/export.ts';
import { factsOf, presentUser } from '#server/account/facts.ts';
import { importAll } from '#server/account/import.ts';
import { noteSeen } from '#server/account/inactive.ts';
import { acknowledgeNotice, noteTalk } from '#server/account/notice.ts';
import type { PersonalData } from '#server/account/personal-data.ts';
import { preferences } from '#server/account/preferences.ts';
import { startTrial } from '#server/account/trial.ts';
import { anyone, signedIn } from '#server/http/gate.ts';

/** `data` gives access to what other rooms hold about a person. */
export const account = (data: PersonalData) => ({
  user: signedIn.account.user.handler(async ({ context: { db, user, now, live, answer } }) => {
    await noteSeen({ db, now }, user.id);
    answer(POSITION_HEADER, live.position());
    return presentUser(user, user.facts, now());
  }),

  config: anyone.account.config.handler(({ context: { identity, config } }) => ({
    ...identity.config,
    operatorEmail: config.operatorEmail ?? null,
  })),

  startTrial: signedIn.account.startTrial.handler(async ({ context }) => {
    const row = await startTrial(context, context.user);
    const age = openAge(await context.vault.of(row.id), row);
    return presentUser(context.user, factsOf({ ...row, ...age }, context.now()), context.now());
  }),

  tellAge: signedIn.account.tellAge.handler(async ({ context, input }) => {
    const { adultOn } = await tellAge(context, context.user.id, input.bornOn);
    const ageInDoubt = isAgeInDoubt({ ageDoubtedAt: null, adultOn }, context.now());
    return presentUser(context.user, { ...context.user.facts, ageInDoubt, adultOn }, context.now());
  }),

  sessions: signedIn.account.sessions.handler(({ context: { identity, user } }) => identity.sessionsOf(user)),
  securityLog: signedIn.account.securityLog.handler(({ context: { identity, user } }) => identity.securityLogOf(user)),

  endSession: signedIn.account.endSession.handler(async ({ context: { identity, live, user }, input }) => {
    await identity.endSession(user, input.id === 'current' ? (user.sessionId ?? 'current') : input.id);
    await live.closeFor(user.id);
  }),

  endSessions: signedIn.account.endSessions.handler(async ({ context: { identity, live, user }, input }) => {
    await identity.endSessions(user, input);
    await live.closeFor(user.id);
  }),

  agreement: signedIn.account.agreement.handler(({ context }) => latestAgreement(context, context.user.id)),

  agree: signedIn.account.agree.handler(({ context, input }) => agree(context, context.user.id, input)),

  notice: signedIn.account.notice.handler(({ context }) => noteTalk(context, context.user.id)),

  acknowledgeNotice: signedIn.account.acknowledgeNotice.handler(({ context }) =>
    acknowledgeNotice(context, context.user.id),
  ),

  preferences,

  exportAll: signedIn.account.exportAll.handler(({ context }) => exportAll(context, data, context.user)),

  exportZip: signedIn.account.exportZip.handler(({ context }) => exportZip(context, data, context.user)),

  importAll: signedIn.account.importAll.handler(({ context, input }) => importAll(context, data, context.user, input)),

  erase: signedIn.account.erase.handler(({ context }) => erase(context, data, context.user)),
});
