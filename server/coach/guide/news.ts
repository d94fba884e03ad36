import forms from '#server/coach/guide/news-forms.json' with { type: 'json' };
import { sentencesOf } from '#server/coach/guide/sentences.ts';
import { patternWith } from '#server/reading/pattern.ts';

const form = (pieces: readonly string[]): RegExp => patternWith(forms.parts, pieces);

const DEATH = form(forms.death);
/** Someone else's loss, one of long ago, or none at all. */
const ELSEWHERE = form(forms.elsewhere);
/** One of long ago, or none at all. */
const UNREAL = form(forms.unreal);
const ILL = form(forms.ill);
const WELL = form(forms.well);
const WORK = form(forms.work);
const DEED = form(forms.deed);
const LONGEST = 4000;

const inSentence = (message: string, is: RegExp, unless: RegExp): boolean =>
  sentencesOf(message.slice(0, LONGEST)).some((one) => is.test(one) && !unless.test(one));

export const tellsDeath = (message: string): boolean => inSentence(message, DEATH, ELSEWHERE);
/** Illness, an accident, a job that is lost: no situation between people, and needs no view. */
const tellsBlow = (message: string): boolean => inSentence(message, ILL, WELL) || inSentence(message, WORK, ELSEWHERE);
/** A death, whoever it was that lost someone, or such a blow. */
export const tellsBadNews = (message: string): boolean => inSentence(message, DEATH, UNREAL) || tellsBlow(message);
/** They did it themselves: nobody explains to them whom they hurt. */
export const tellsOwnDeed = (message: string): boolean => DEED.test(message);
