import type { Strain } from '#server/coach/embedded/answers/relationship/signals.ts';

/** What is known about something that strains two people. */
export type Known = {
  /** What it may do: a sentence after the writer's own words. */
  effect: readonly string[];
  /** Something small to do; `work` is for people who share no more than that. */
  step: readonly string[];
  work: readonly string[];
  /** What one could ask for, after a sentence that says what happens. */
  ask: readonly string[];
  other: readonly string[];
  own: readonly string[];
  check: readonly string[];
};

export const KNOWN: Record<Strain, Known> = {
  conflict: {
    effect: [
      'once it is loud, neither of you can take anything in',
      'what each of you means gets lost in how it is said',
    ],
    step: [
      'Agree with {who} on a word that means “pause”, take twenty minutes apart when one of you says it, and settle beforehand who opens the talk again',
      'Pick the smallest thing you quarrel about and talk it through on a walk this weekend, when nobody is angry',
      'On the day after a quarrel, tell {who} one sentence that you take back and one that you still mean',
    ],
    work: [
      'Ask {who} for fifteen minutes outside the daily business, and bring one example and one proposal',
      'Write down the last clash in three plain sentences that {who} could sign as well, and begin with those',
    ],
    ask: [
      "I don't like how we end up when it gets loud. Could we try it once with a break in the middle?",
      'I want to understand you, and not win. Could we talk about it on a walk?',
    ],
    other: [
      '{who} may hear the volume first, and the worry behind it only much later',
      'After a quarrel {who} might be just as unhappy, and as unsure who should make the first move',
    ],
    own: [
      'How a talk begins is in your hands: a calm hour and one wish will carry further than the same words at the end of a long day',
    ],
    check: ['That {who} knows what the quarrel is about for you underneath'],
  },
  distance: {
    effect: [
      'that can be lonelier than being alone',
      'what is not said takes up more room than one thinks',
      'from there it gets a little harder each week to be the one who begins',
    ],
    step: [
      'Ask {who} for one hour this week with a day and a time, a walk, a breakfast or a call, and leave problems out of it',
      'Send {who} one line without a reproach: “I thought of you today. Shall we do something small together this week?”',
      'Tell {who} one small thing from your day every evening this week, and ask one question that “fine” does not answer',
    ],
    work: [
      'Ask {who} for a coffee without an agenda, and say one true sentence about how working together is for you',
      'Name the silence once, kindly: “I have the feeling we have been avoiding this. Can we take ten minutes?”',
    ],
    ask: [
      'I would like it to be easier between us. Could we take an hour for that this week?',
      "I don't want to leave it like this. What would make it easier for you?",
    ],
    other: ['{who} might find it just as hard to make the first move'],
    own: ['You could be the one who begins, with something small; that is no admission of a fault'],
    check: ['That {who} is content with how it is'],
  },
  unheard: {
    effect: [
      'over time one stops trying to be heard',
      'it can leave you feeling that what you say lands nowhere',
      'then even small things start to count as proof',
    ],
    step: [
      'Ask for ten minutes with phones in another room: you talk for three, {who} says back what arrived, then you swap',
      'Before the next important thing, ask {who} “is now a good time?”, and take a no as a reason to fix a better one',
      'Say at the start what you need, “I only want you to listen” or “I want your advice”, so that {who} could do the right thing',
    ],
    work: [
      'Send {who} your point in two written lines before you talk, so that it is on the table whoever speaks first',
      'In the next meeting, finish with one question to {who} by name, so that there has to be an answer',
    ],
    ask: [
      'I would like your full attention for ten minutes. When would be a good time?',
      'Could you tell me what you heard, before you answer? Then I know it has arrived.',
    ],
    other: ['It might be tiredness more than indifference; {who} could have little left by the hour you talk'],
    own: [
      'You could check when you bring things up: the same words may fare better an hour earlier, and with a sentence on what you want from them',
      'It may be worth saying the most important thing first, before {who} could get lost in the story around it',
    ],
    check: ['That {who} knows which things are big for you'],
  },
  mistrust: {
    effect: ['not knowing is often harder to live with than a hard truth', 'doubt keeps watch even on the good days'],
    step: [
      'Name one concrete thing that would help you feel safe this month, and ask {who} what {they} would need in return',
      'Agree with {who} on what each of you tells unasked, and look at it again after two weeks',
      'Ask {who} one direct question at a calm hour, and decide beforehand how you will thank {them} for an honest answer',
    ],
    work: [
      'Agree with {who} in writing on who decides what, and above which amount or step you both sign',
      'Ask {who} openly how it came to this, and listen to the end before you say what it did to your trust',
    ],
    ask: [
      "I'd rather know than guess. Could you tell me how it was, from the beginning?",
      'I want to trust you again. Could we agree on what we tell each other without being asked?',
    ],
    other: ['Being doubted could hurt {who} as well, even where there was a reason for it once'],
    own: ['You could decide what you would count as enough, because trust that has to be proven daily cannot be won'],
    check: ['That {who} knows how much one open answer would ease'],
  },
  unfair: {
    effect: ['carrying more than your share wears down even real goodwill', 'what goes unseen starts to feel unpaid'],
    step: [
      'Tell {who} in one sentence what it costs you in hours, money or sleep, and ask which part {they} could take',
      'Name to {who} the one fact that feels uneven, a figure, a date or a task, and ask what {they} would propose',
      'Settle one thing with {who} before Sunday: who does it, by when, and what happens if it does not work out',
    ],
    work: [
      'Put your name to your part early: a two-line mail after the meeting with what you bring and what {who} brings',
      'Tell {who} in private, with one date and one example, what you would like to be done differently next time',
    ],
    ask: [
      "That doesn't feel fair to me. How do you see it, and what could we change?",
      "I'd like it to be even between us. Could we look at it together this week?",
    ],
    other: [
      '{who} may see only the result and not the ten small steps before it',
      '{who} might carry things in turn that you do not see, and could feel just as unthanked',
    ],
    own: [
      'You could look at what you take on before anybody is asked; some of it may be given back with one clear sentence',
    ],
    check: ['That {who} knows how much it is', 'That {who} would say no if you asked for one whole thing'],
  },
  criticism: {
    effect: [
      'words like that stay longer than they were meant to',
      'it is hard to be open where one expects to be judged',
      'under a reproach the wish in it cannot be heard',
    ],
    step: [
      'When the next remark comes, answer with one calm line: “That one hurt. What would you like instead?”',
      'Tell {who} which single remark has stayed with you, how it was, and what would have been all right to say',
      'Turn one reproach of your own into a wish that begins with “I would like”, and try it on {who} this week',
    ],
    work: [
      'Ask {who} for two minutes in private and say which remark it was, what it did, and how you would like to hear such things',
      'Ask {who} for one thing you do well and one to change, so that feedback gets a place of its own',
    ],
    ask: [
      'It stays with me longer than you may think. Could you tell me what you would like instead?',
      'I want to hear what you wish for. Could you say it as a wish?',
    ],
    other: [
      'Behind the remarks there may be a worry that {who} never learned to say in another way',
      '{who} might not know which of the many words was the one that stayed',
    ],
    own: ['You could choose which remark deserves an answer and let the others pass, so that your no keeps its weight'],
    check: ['That {who} noticed how it landed'],
  },
  pressure: {
    effect: [
      'without a clear line you end up either giving in or hiding',
      'it leaves too little room for what you would give of your own accord',
    ],
    step: [
      'Say one limit in one sentence, and in the same breath one thing you give {who} gladly, with a day to it',
      'Answer the next demand with “I will tell you tomorrow”, and use the evening to find out what you want',
      'Offer {who} a fixed time, a call on Sundays or a visit a month, so that nobody has to ask in between',
    ],
    work: [
      'Propose a trial of two weeks to {who}: one thing that you decide alone, and a short talk about it afterwards',
      'Ask {who} which two things matter most to {them} in it, and offer to see to exactly those',
    ],
    ask: [
      'I would like to decide a little more of this myself. What would you need, so that it is all right for you too?',
      'I need a bit of room there. What would you need so that it is all right for you too?',
    ],
    other: [
      '{who} may not see where your limit is, as long as you keep up with it',
      'What is too much for you might be meant as care, or as thoroughness, by {who}',
    ],
    own: [
      'A limit that you only think cannot be kept by anybody; saying it early and kindly is your part',
      'You could look at where you say yes with a heavy heart, because {who} could not see the no behind it',
    ],
    check: ['That {who} knows where your limit is', 'That a no would be the end of the goodwill between you'],
  },
  change: {
    effect: [
      'a change like that asks more of both of you than one can see from outside',
      'it shifts who needs what, before anybody has said so',
    ],
    step: [
      'Tell {who} what is hardest for you in it at the moment, ask for {their} hardest part, and solve neither of them that evening',
      'Choose one thing that stays as it was, a Friday meal or a call, and protect it through this time',
      'Agree with {who} on a day in a month on which you look at how it is going, so that not every day has to be that day',
    ],
    work: [
      'Tell {who} what you can carry in this time and what not, with a date on which you look again',
      'Ask {who} what changed for {them}, before you talk about what changed for you',
    ],
    ask: [
      "It was a big thing for me, and I'd like you to know how it is. Do you have half an hour this week?",
      "How is it for you, really? I'd like to tell you my side too.",
    ],
    other: ['{who} might not have known what to say, and chosen nothing over the wrong thing'],
    own: ['You could say what you need in this time, even if it seems that {who} should see it'],
    check: ['That {who} sees the change as you see it'],
  },
  neglect: {
    effect: [
      'being let down in small things makes one stop counting on the big ones',
      'it can leave you wondering what place you have',
    ],
    step: [
      'Ask {who} for one small promise with a day to it, and say so when it is kept',
      'Tell {who} about one time that stung, the day and what you had looked forward to, and leave “always” out of it',
      'Let {who} do the next invitation, and say that you would like that: “This time I would love it to come from you.”',
    ],
    work: [
      'Tell {who} in two sentences what it costs you when it does not work out, and ask what would make it possible',
      'Agree with {who} on what happens when it does not work out: a message by when, and who steps in',
    ],
    ask: [
      "It makes me sad, and I don't want to pretend it doesn't. Could we talk about it this week?",
      "I'd like to be able to count on you there. What would make that possible?",
    ],
    other: ['It might be overload rather than a lack of liking; {who} could be failing more people than you'],
    own: ['You could check whether {who} has ever heard from you, in plain words, that it matters to you'],
    check: ['That {who} knows how it was for you'],
  },
};
