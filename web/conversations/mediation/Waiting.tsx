import type { Mediation } from '#contract/mediation.ts';
import { inIt, namesOf, notReady } from '#web/conversations/mediation/phases.ts';
import { Empty } from '#web/kit/state/Empty.tsx';

/** One has done what there was to do, and the others have not yet. */
export function Waiting({ mediation: { people } }: { mediation: Mediation }) {
  const isAlone = inIt(people).length < 2;
  const others = notReady(people);
  return (
    <div role="status">
      <Empty
        title="Waiting for the others"
        text={
          isAlone
            ? 'Your part is done. It begins once someone has joined and answered theirs.'
            : `Your part is done. It begins once ${namesOf(others) || 'everyone'} ${
                others.length === 1 || others.length === 0 ? 'is' : 'are'
              } ready. You can close this page.`
        }
      />
    </div>
  );
}
