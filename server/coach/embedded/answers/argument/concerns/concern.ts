import type { Relation } from '#server/coach/embedded/answers/argument/relation.ts';
import type { Topic } from '#server/coach/embedded/understand/topics.ts';

/** What people quarrel about, finer than a topic, and what is known about it. */
export type Concern = {
  topic: Topic;
  /** Heard in the words of the quarrel; a group in it is what it speaks of. */
  heard: RegExp;
  /** Fits "about ..."; {thing} is the group of `heard`, and the second matter is for where there is none. */
  matter: string;
  matterPlain?: string;
  /** Whom it fits; everybody where nothing is said. */
  between?: readonly Relation[];
  /** What is at stake for who brought it up, and for who was addressed: fits "about ...". */
  stakes: readonly [string, string];
  needs: readonly [readonly string[], readonly string[]];
  /** How it comes to such a quarrel. */
  causes: readonly string[];
  /** Goes on after "you could". */
  deals: readonly string[];
  /** What helps next time. */
  tips: readonly string[];
};
