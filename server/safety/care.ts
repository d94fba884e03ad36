import { careAfter, type Turn } from '#server/safety/aftercare.ts';
import { heard } from '#server/safety/heard.ts';
import { policyOf } from '#server/safety/policy.ts';

type Said = { role: Turn['role']; content: string };

const turnOf = ({ role, content }: Said): Turn => ({
  role,
  text: content,
  finding: role === 'user' ? heard([{ text: content, surface: 'chat' }]) : null,
});

/** The words of a crisis are told to nobody again: that there was one is. */
const isTold = ({ finding }: Turn) => !finding || policyOf(finding).coach !== 'card';

/** A talk that is handed in whole: what of it may be told on, and what it means for the answer to `message`. */
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
