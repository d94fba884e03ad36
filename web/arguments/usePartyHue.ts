import { useSignedIn } from '#web/app/session/useSession.ts';
import { usePeople } from '#web/app/usePeople.ts';
import { hueOfParty } from '#web/arguments/parties.ts';

export function usePartyHue() {
  const { user } = useSignedIn();
  const people = usePeople();
  return (party: string) => hueOfParty(party, user.firstName, people);
}
