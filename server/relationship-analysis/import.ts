import * as z from 'zod/mini';
import { RelationshipAnalysis } from '#contract/relationship-analysis.ts';
import { type Arrival, listOf, Since } from '#server/http/arrival.ts';
import { records } from '#server/relationship-analysis/records.ts';

const Part = z.object({ analyses: listOf(z.extend(RelationshipAnalysis, { createdAt: Since })) });

export const importOf = (arrival: Arrival, part: unknown) =>
  records.bring(
    arrival,
    Part.parse(part).analyses.map(({ id, relationshipId, createdAt, ...words }) => {
      return { id, relationshipId: arrival.known(relationshipId), createdAt: new Date(createdAt), words };
    }),
  );
