import { useQuery } from '@tanstack/react-query';
import { api } from '#web/app/api.ts';
import { useSignedIn } from '#web/app/session/useSession.ts';

const MOST = 200;

/** The member's own name and those of their people: what is left out of shared words by default. */
export function useKnownNames(): string[] {
  const { user } = useSignedIn();
  const { data = [] } = useQuery(api.relationships.list.queryOptions({ input: { limit: MOST }, staleTime: 30_000 }));
  return [...data.map(({ personName }) => personName), user.firstName ?? ''].filter(Boolean);
}
