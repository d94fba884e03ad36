import { useQuery } from '@tanstack/react-query';
import { api } from '#web/app/api.ts';
import { FRESH } from '#web/relationships/list/useRelationships.ts';

export const relationshipQuery = (id: string) =>
  api.relationships.get.queryOptions({ input: { id }, staleTime: FRESH });

export const useRelationship = (id: string) => useQuery(relationshipQuery(id));
