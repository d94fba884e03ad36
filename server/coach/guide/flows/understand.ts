import { paper } from '#server/coach/guide/flows/papers.ts';
import { ending } from '#server/coach/guide/flows/steps.ts';
import { phrase, situationBy } from '#server/coach/guide/library.ts';
import { tellsOwnDeed } from '#server/coach/guide/news.ts';
import { menu, type Reply, type Steps, type Talk } from '#server/coach/guide/state.ts';

/** Where somebody may not be safe, nobody's other side is told. */
function views({ state, care }: Talk): Reply {
  const situation = care?.state === 'concern' || tellsOwnDeed(state.told) ? undefined : situationBy(state.situation);
  if (!situation) return paper('facts');
  const [one, other] = situation.views;
  return {
    say: [phrase('views'), `1. ${one}\n2. ${other}`, phrase('apart', { apart: situation.apart })],
    options: menu('views'),
  };
}

export const understand: Steps = {
  understand: views,
  view: (talk) => {
    const situation = situationBy(talk.state.situation);
    if (!situation) return paper('facts');
    return ending(talk, [phrase('step', { step: situation.step }), phrase('when')], situation.step);
  },
  neither: () => paper('facts', {}, [phrase('neither')]),
};
