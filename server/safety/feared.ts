import { patternOf } from '#server/reading/pattern.ts';

const FEARED = patternOf(
  'gu',
  String.raw`(?<=\b(?:scared|afraid|frightened|terrified|petrified) of )(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b`,
  String.raw`|God\b|Christmas\b|Covid\b|Satan\b)\p{Lu}\p{Ll}{2,}(?![\p{L}'’])`,
);

/** Replaces the name of a feared person by "him", padded so that positions stay the same. */
export const withoutFearedNames = (text: string): string => text.replace(FEARED, (name) => 'him'.padEnd(name.length));
