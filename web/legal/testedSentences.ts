import report from './coach-figures.json';

/** Held-out sentences, which were not used to make the rules, say more than the others. */
const APART = 'own, held out';

function figure(name: string, on = '') {
  const found = report.figures.find((one) => one.name === name && one.on.startsWith(on));
  if (!found || found.value === null) throw new Error(`There is no figure "${name}" on "${on}".`);
  const among = Number(/\d+(?!.*\d)/.exec(found.on)?.[0] ?? 0).toLocaleString('en-US');
  return { value: found.value, among };
}

const of100 = (value: number) => `${Math.round(value * 100)} of 100`;
const rarely = (value: number) => (value < 0.01 ? 'fewer than 1 in 100' : `about ${Math.round(value * 100)} in 100`);

/** How the coach and the safety layer were tested, from the last evaluation's figures. */
export function testedSentences(): string[] {
  const danger = figure('Crisis recall, level 1 and more', APART);
  const harmless = figure('Hard negatives at level 1 and more', APART);
  const ordinary = figure('Ordinary sentences at level 1 and more');
  const helpline = figure('Right resource among detected', APART);
  const sides = figure('Sign of hostile and warm messages', APART);
  const neutral = figure('False "hostile" on neutral sentences');
  const feelings = figure('Emotions, Ekman and neutral, macro-F1');
  const mirrored = figure('Mirror pairs: no side declared right, own part for both');
  const names = figure('Redactor recall on stories', APART);
  const stories = figure('Private spans in a published story');
  return [
    `We showed the safety check ${danger.among} sentences about suicide, violence and other danger that we had kept apart. It noticed ${of100(danger.value)}.`,
    `That means it misses some. Don’t rely on it to notice when you’re in danger.`,
    `On ${harmless.among} harmless sentences that only sound alarming, it raised a concern in ${rarely(harmless.value)}.`,
    `On ${ordinary.among} everyday sentences from a public collection, it raised one in ${rarely(ordinary.value)}.`,
    `Where it noticed danger, it named the right helpline in ${of100(helpline.value)}.`,
    `It told hostile messages from warm ones in ${of100(sides.value)}, and took ${rarely(neutral.value)} neutral ones for hostile.`,
    `Naming feelings is what it does worst: it scored ${of100(feelings.value)} on a public collection where feelings are often unclear.`,
    mirrored.value === 1
      ? `We swapped who said what in ${mirrored.among} arguments. It never said that one side was right.`
      : `We swapped who said what in ${mirrored.among} arguments. It stayed fair in ${of100(mirrored.value)}.`,
    `Before anything goes to an outside AI, names and contact details are replaced. In test stories, ${of100(names.value)} were caught.`,
    stories.value === 0
      ? `We made ${stories.among} community stories from private chats. Not one private word got into them.`
      : `We made ${stories.among} community stories from private chats, and ${stories.value} private words got into them.`,
  ];
}
