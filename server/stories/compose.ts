import { type Reading, readingOf } from '#server/reading/reading.ts';
import { Scene } from '#server/reading/scene.ts';
import { lexicon } from '#server/reading/words/lexicon.ts';
import { assess } from '#server/safety/assess.ts';
import { policyOf } from '#server/safety/policy.ts';
import {
  endings,
  type HelpName,
  helps,
  type IssueName,
  issues,
  pairs,
  type StoryCategory,
  who,
} from '#server/stories/vocabulary.ts';

type Story = { title: string; category: StoryCategory; summary: string; lessonLearned: string };
/** The kind of relationship decides where the text leaves it open. */
type StoryFacts = { text: string; category?: StoryCategory };

const names = (of: Record<string, { words: string[] }>, mark: string) =>
  Object.fromEntries(Object.entries(of).map(([name, { words }]) => [`${mark}_${name}`, words.join(',')]));
const storyWords = lexicon({
  ...names(issues, 'issue'),
  ...names(helps, 'help'),
  ...names(endings, 'end'),
  ...Object.fromEntries(Object.entries(who).map(([name, words]) => [`who_${name}`, words])),
});

/** The class with the most matches; on a tie the one listed first. With `late`, later matches count more. */
function strongest<Name extends string>(
  scene: Scene,
  mark: string,
  all: readonly Name[],
  last: Name,
  late = false,
): Name {
  const length = Math.max(1, scene.reading.tokens.length);
  let best = { name: last, weight: 0 };
  for (const name of all) {
    const at = scene.keys.get(`@${mark}_${name}`) ?? [];
    const weight = at.reduce((sum, i) => sum + 1 + (late ? i / length : 0), 0);
    if (weight > best.weight) best = { name, weight };
  }
  return best.name;
}

function firstPeople(scene: Scene): StoryCategory | undefined {
  const found = (Object.keys(who) as StoryCategory[]).map((name) => ({
    name,
    at: scene.keys.get(`@who_${name}`) ?? [],
  }));
  const [most] = found
    .filter(({ at }) => at.length > 0)
    .sort((a, b) => b.at.length - a.at.length || (a.at[0] ?? 0) - (b.at[0] ?? 0));
  return most?.name;
}

function facts(reading: Reading) {
  const scene = new Scene(reading, storyWords);
  const issue = strongest(scene, 'issue', Object.keys(issues) as IssueName[], 'everyday');
  const help = strongest(scene, 'help', Object.keys(helps) as HelpName[], 'patience', true);
  const end = strongest(scene, 'end', ['better'], 'open', true) as keyof typeof endings;
  return { about: firstPeople(scene), issue, help, end };
}

/** A story consists of keys of the vocabulary. */
export type StoryKeys = { category: StoryCategory; issue: IssueName; help: HelpName; end: keyof typeof endings };

/** The keys that fit a text; undefined where someone may not be safe. */
export function storyKeysOf({ text, category }: StoryFacts): StoryKeys | null {
  if (!policyOf(assess(text, { surface: 'journal' })).share) return null;
  const { about, issue, help, end } = facts(readingOf(text));
  return { category: category ?? about ?? issues[issue].usual, issue, help, end };
}

export function storyFrom({ category, issue, help, end }: StoryKeys): Story {
  const { title, about, felt } = issues[issue];
  const { title: way, helped, lesson } = helps[help];
  return {
    title: `${title}: ${way}`,
    category,
    summary: `${pairs[category]} argued about ${about}. ${felt} ${helped} ${endings[end].said}`,
    lessonLearned: lesson,
  };
}

/**
 * A community story for a text, made of fixed sentences, so that none of its words can appear. Undefined where someone
 * may not be safe.
 */
export function composeStory(told: StoryFacts): Story | null {
  const keys = storyKeysOf(told);
  return keys && storyFrom(keys);
}
