import * as z from 'zod/mini';
import { Crafting } from '#contract/crafting.ts';
import { records } from '#server/crafting/records.ts';
import { type Arrival, listOf, Since } from '#server/http/arrival.ts';

const Part = z.object({ messages: listOf(z.extend(Crafting, { createdAt: Since, updatedAt: Since })) });

export const importOf = (arrival: Arrival, part: unknown) =>
  records.bring(
    arrival,
    Part.parse(part).messages.map(({ id, createdAt, updatedAt, ...words }) => {
      return { id, createdAt: new Date(createdAt), updatedAt: new Date(updatedAt), words };
    }),
  );
