import { useQuery } from '@tanstack/react-query';
import { api } from '#web/app/api.ts';
import { useSignedIn } from '#web/app/session/useSession.ts';

const MOST = 200;

/** The names of the member and their people, which are left out of shared texts by default. */
export function useKnownNames(): string[] {
  const { user, access } = useSignedIn();
  const list = api.relationships.list.queryOptions({ input: { limit: MOST }, staleTime: 30_000 });
  const { data = [] } = useQuery({ ...list, enabled: access.hasAccess });
  return [...data.map(({ personName }) => personName), user.firstName ?? ''].filter(Boolean);
}
