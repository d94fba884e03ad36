import { patternOf } from '#server/reading/pattern.ts';

const FEARED = patternOf(
  'gu',
  String.raw`(?<=\b(?:scared|afraid|frightened|terrified|petrified) of )(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b`,
  String.raw`|God\b|Christmas\b|Covid\b|Satan\b)\p{Lu}\p{Ll}{2,}(?![\p{L}'’])`,
);

/** Whoever is feared by name is heard like "him", in as many signs: places in the text stay where they are. */
export const withoutFearedNames = (text: string): string => text.replace(FEARED, (name) => 'him'.padEnd(name.length));
