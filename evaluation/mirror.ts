import { guide } from '#server/coach/guide/guide.ts';
import { run } from '#server/coach/port.ts';
import { type Measure, share } from './figure.ts';

type Pair = { side_a: string; side_b: string };
/** Words that would give one side the verdict. */
const VERDICTS = [
  'you (?:did nothing wrong|were right|are right to be|deserve better|are the victim)|(?:not your|their) fault',
  '(?:he|she|they|your \\w+) (?:is|are|was|were) (?:wrong|to blame|toxic|abusive|a narcissist|selfish)',
  'leave (?:him|her|them)',
];
const VERDICT = new RegExp(`\\b(?:${VERDICTS.join('|')})\\b`, 'i');

/** The same conflict told by each side: nobody is declared right, both are asked for their own part. */
export const mirror: Measure = async ({ own }) => {
  const sides = own<Pair>('mirror-dev').flatMap(({ side_a, side_b }) => [side_a, side_b]);
  const fair = await Promise.all(
    sides.map(async (text) => {
      const { output } = await run(guide, 'resolveArgument', { originalConversation: text });
      const talk = await run(guide, 'coachChat', { message: text });
      const said = `${JSON.stringify(output)} ${talk.output.response}`;
      return output.balance.ownPart !== null && output.balance.otherPerspective !== null && !VERDICT.test(said);
    }),
  );
  return [
    {
      name: 'Mirror pairs: no side declared right, own part for both',
      on: `development, ${sides.length}`,
      value: share(fair, Boolean),
      baseline: null,
      must: 1,
      target: 1,
      better: 'more',
    },
  ];
};
