import type { Field } from '#server/coach/embedded/answers/explore/frame.ts';

/** What comes first where several things stand in a list: one of them is enough for today. */
export const ofSeveral: Record<Field, string> = {
  goal: 'Of your {count} goals I would begin with the one that is easiest to see, and leave the rest until it moves.',
  practice: 'Of your {count} I would practise one at a time; it makes the others easier.',
  issue: 'Raise one of the {count} and only one: two in one talk are heard as a verdict.',
  trigger: 'Your {count} may have {common}; look closely at one, and see whether it holds for the rest.',
  line: 'Say one of your {count} lines at a time: a list sounds like an accusation, one line can be heard.',
  difference: 'Your {count} will not all weigh the same, so look first at one that comes up in an ordinary week.',
  hope: 'Of your {count} hopes, take the one that {who} would find easiest to share.',
  value: 'Of your {count} values, look at one in your last week: it says more than all of them in general.',
  firm: 'Of your {count}, begin with the one that would be missed most; it shows how to speak of the others.',
  learned: 'Of the {count} things you learned, take one into this week, so that it becomes more than a thought.',
  liked: 'Of the {count} things you like, say one, and say it soon; the others will have their day.',
};

/** What is asked where nothing was written down yet. */
export const ofNone: Record<Field, string> = {
  goal: 'What would you like to do with {who} a little more often, starting this month?',
  practice: 'After which moment with {who} did you last think: I could have done that better?',
  issue: 'What did you last leave unsaid with {who}, because it was not the moment?',
  trigger: 'When did you last get angrier with {who} than the matter was worth?',
  line: 'What may never happen between you and {who}, however heated it gets?',
  difference: 'Where do you and {who} want something different in an ordinary week?',
  hope: 'What would you love to be able to say about you and {who} in a year?',
  value: 'What would {who} have to see you do to know what matters to you?',
  firm: 'What would you not give up for anybody, {who} included?',
  learned: 'What do you do differently with {who} today than a year ago?',
  liked: 'What did {who} do lately that made a day lighter?',
};
