import { careAfter, type Turn } from '#server/safety/aftercare.ts';
import { heard } from '#server/safety/heard.ts';
import { policyOf } from '#server/safety/policy.ts';

type Said = { role: Turn['role']; content: string };

const turnOf = ({ role, content }: Said): Turn => ({
  role,
  text: content,
  finding: role === 'user' ? heard([{ text: content, surface: 'chat' }]) : null,
});

/** The text of a crisis is not sent again; that there was one is. */
const isTold = ({ finding }: Turn) => !finding || policyOf(finding).coach !== 'card';

/** For a whole conversation: which messages may be sent, and what they mean for the answer to `message`. */
export function withCare<One extends Said>(history: readonly One[], message: string) {
  const before = history.map((said) => ({ said, turn: turnOf(said) }));
  return {
    history: before.filter(({ turn }) => isTold(turn)).map(({ said }) => said),
    care: careAfter(
      before.map(({ turn }) => turn),
      turnOf({ role: 'user', content: message }),
    ),
  };
}
