import * as z from 'zod/mini';
import { Argument } from '#contract/arguments.ts';
import { records } from '#server/arguments/row.ts';
import { type Arrival, listOf, Since } from '#server/http/arrival.ts';

const Part = z.object({ arguments: listOf(z.extend(Argument, { createdAt: Since, updatedAt: Since })) });

/** Arguments with their results. Follow-up chats are imported by the chats. */
export const importOf = (arrival: Arrival, part: unknown) =>
  records.bring(
    arrival,
    Part.parse(part).arguments.map(({ id, status, hasChat: _, createdAt, updatedAt, ...words }) => {
      return { id, status, createdAt: new Date(createdAt), updatedAt: new Date(updatedAt), words };
    }),
  );
