import type { SafetyNote } from '#contract/chat.ts';
import type { Member } from '#server/chats/people.ts';
import { noteOf, type Standing } from '#server/coach/port.ts';
import { heard } from '#server/coach/run/heard.ts';
import { countSafety } from '#server/coach/safety/counts.ts';
import { isFaint } from '#server/coach/safety/faint.ts';
import { texts } from '#server/coach/tasks/task.ts';
import type { House } from '#server/house.ts';
import { withoutContent } from '#server/http/failure.ts';
import { forbidConnecting } from '#server/relationships/relationships.ts';

/** Harm between people: nothing is offered then that brings the other one in. */
const HARM = new Set<string>([
  ...['domestic_violence', 'forced_marriage', 'sexual_assault', 'child_abuse', 'elder_abuse', 'threat_to_others'],
  'abuse_facilitation',
]);

/** What the safety layer sees in a message. */
export const heedMessage = (text: string): Standing => heard(texts('chat', text));

export const noteIf = (standing: Standing): SafetyNote | null => (standing.level > 0 ? noteOf(standing) : null);

/** A faint sign shows the card and takes nothing away. */
const isHarm = (standing: Standing) =>
  standing.level > 0 && !isFaint(standing) && [standing.category, ...standing.also].some((name) => HARM.has(name));

type Ground = Pick<House, 'db' | 'now' | 'live' | 'log'>;

/** Before the message is kept: their relationship is not shared any more. */
export async function keepApart(house: Ground, standing: Standing, writer: Pick<Member, 'id' | 'relationshipId'>) {
  if (isHarm(standing) && writer.relationshipId) await forbidConnecting(house, writer.id, writer.relationshipId);
}

/** Where no run counts it: a card is shown, without whose. */
export async function countHeeded(house: Ground, standing: Standing) {
  if (standing.level === 0) return;
  await countSafety(house, standing).catch((error) => {
    house.log.error({ error: withoutContent(error) }, 'a count could not be kept');
  });
}
