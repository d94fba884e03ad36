import type { Move } from '#server/coach/embedded/moves/moves.ts';

/** What a received message does, in two readings: the kinder one first, then the more guarded one. */
export type MoveReading = {
  tone: readonly string[];
  does: readonly string[];
  kind: readonly string[];
  guarded: readonly string[];
  their: readonly string[];
};

export const readings: Record<Move, MoveReading> = {
  criticism: {
    tone: ['Reproachful and tired', 'Frustrated', 'Annoyed and let down'],
    does: [
      '{q} speaks about what you are like, when it is probably one thing that happened that hurts',
      'With {q} they make a fault of yours out of a moment that went wrong',
      '{q} sounds like a verdict, though there seems to be a wish in it',
    ],
    kind: [
      'They may be worn out over {the} and have run out of gentle ways to ask',
      '{bit} may be a clumsy way to say that they want to matter to you',
      'Behind {bit} there may be a plain request that was not heard the first time',
    ],
    guarded: [
      'They may be angry about something bigger, and {the} only got the blame',
      'With {bit} they may want you to feel guilty more than they want an answer',
      '{bit} may be an old quarrel in a new place',
    ],
    their: [
      'From their side {the} may look like one more thing they carry alone',
      'From their side {bit} may feel like the only way left to be noticed',
    ],
  },
  contempt: {
    tone: ['Scornful', 'Mocking and cold', 'Looking down on you'],
    does: [
      '{q} puts you down; it is not a comment on one thing you did',
      '{q} mocks where it could have asked, and mockery lands hard',
      'With {q} they place themselves above you',
    ],
    kind: [
      'They may be hiding hurt behind {bit}, because scorn feels safer than saying it',
      '{bit} may come from a moment of rage that they would not stand by tomorrow',
      'What they could not say about {the} may have come out as mockery',
    ],
    guarded: [
      '{bit} may be meant to make you feel small, and that is not something you have to discuss',
      'If lines like {bit} come often, respect is the matter to talk about, before anything else',
      'With {the} as the excuse, they may simply be unkind here',
    ],
    their: [
      'They may feel unseen themselves, which explains {bit} and does not excuse it',
      'Something about {the} may have shamed them first, which explains the tone and does not excuse it',
    ],
  },
  defensiveness: {
    tone: ['Defensive', 'On guard', 'Feeling accused'],
    does: [
      '{q} answers an accusation rather than what you need',
      'With {q} they push the blame away before looking at it',
      '{q} sounds like somebody who feels in the dock',
    ],
    kind: [
      'They may have heard an attack and said {bit} to protect themselves',
      'With {bit} they may be asking you to see their good intention',
      'They may be ashamed about {the} and not know how to say so',
    ],
    guarded: [
      '{bit} may be a way to turn the talk round so that nothing has to change',
      'They may prefer arguing about {the} to hearing what it was like for you',
      'With {bit} the question of their own share stays outside the door',
    ],
    their: [
      'They may feel that whatever they do about {the} will be held against them',
      'To them {bit} may simply be the part of the story that is missing',
    ],
  },
  stonewalling: {
    tone: ['Closed off', 'Shut down', 'Cold and final'],
    does: [
      '{q} ends the talk before it has begun',
      'With {q} the door is shut, for now at least',
      '{q} says little on purpose',
    ],
    kind: [
      'They may be flooded, and {bit} is all they can manage at the moment',
      '{bit} may mean that they fear saying something worse',
      'They may need quiet before they can look at {the} again',
    ],
    guarded: [
      '{bit} may be a punishment: silence until you give in',
      'They may hope that {the} goes away if nobody speaks of it',
      'With {bit} they may have decided already, without you',
    ],
    their: [
      'From where they stand, {bit} may feel like the only way to stop a fight',
      'They may think that talking about {the} has never ended well',
    ],
  },
  demand: {
    tone: ['Demanding', 'Pressing and tense', 'Commanding'],
    does: [
      '{q} leaves you one answer, and that is pressure rather than a question',
      'With {q} they try to decide for both of you',
      '{q} sounds urgent, and a little like an order',
    ],
    kind: [
      'They may be frightened of losing hold of {the} and reach for control',
      'Behind {bit} there may be worry that has nowhere to go',
      'They may have asked before, and {bit} is what is left of the asking',
    ],
    guarded: [
      '{bit} may be a test whether you will give way',
      'They may want obedience about {the}, and a limit is a fair reply to that',
      'If {bit} comes with threats, your safety goes before the answer',
    ],
    their: [
      'They may believe that without {bit} nothing would ever happen',
      'Waiting for word about {the} may feel unbearable to them',
    ],
  },
  withdraw: {
    tone: ['Withdrawn', 'Tired and stepping back', 'Avoiding'],
    does: [
      '{q} steps back from the talk without saying no to you',
      'With {q} they look for distance',
      '{q} sounds like somebody who has no room left right now',
    ],
    kind: [
      'They may be exhausted and say {bit} to keep it from becoming a fight',
      '{bit} may simply be true: not now, but not never',
      'They may need to sort out for themselves what {the} means to them',
    ],
    guarded: [
      '{bit} may be a habit of leaving whatever feels uncomfortable to you alone',
      'They may hope that you drop {the} if they wait long enough',
      'What looks like calm in {bit} may be resentment that is kept in',
    ],
    their: [
      'They may feel that they cannot win a talk about {the}, so they leave it',
      'For them {bit} may be the kindest thing they could think of',
    ],
  },
  guilt_trip: {
    tone: ['Wounded and reproachful', 'Hurt, with an edge', 'Making you feel guilty'],
    does: [
      '{q} asks for something without asking: the guilt is meant to do the asking',
      'With {q} they show you the bill instead of the wish',
      '{q} speaks of sacrifice, and leaves the request unsaid',
    ],
    kind: [
      'They may feel lonely or taken for granted, and {bit} is how it comes out',
      'Under {bit} there may be a simple wish: notice me',
      'They may have given more over {the} than they wanted to, and never said so',
    ],
    guarded: [
      '{bit} may be meant to make a no impossible for you',
      'They may use {the} to win something that they could have asked for',
      'If you give in to {bit}, it may be what comes next time as well',
    ],
    their: [
      'They may truly believe that {bit} is the only thing you still hear',
      'To them {the} may stand for years of feeling second',
    ],
  },
  repair: {
    tone: ['Sorry and reaching out', 'Conciliatory', 'Warm and regretful'],
    does: [
      '{q} reaches out a hand: they want to come back to you',
      'With {q} they take a step down from the quarrel',
      '{q} is an attempt to mend something',
    ],
    kind: [
      'They may have thought about {the} and mean it',
      '{bit} may have cost them something to write',
      'They may hope that {bit} opens the door for a real talk',
    ],
    guarded: [
      '{bit} may be meant to end the matter quickly, before {the} is understood',
      'They may want peace more than change, so it is fair to ask what happens next after {bit}',
      '{bit} may be sincere and still not enough, if it happened before',
    ],
    their: [
      'They may be waiting, a little afraid, for how you take {bit}',
      'They may see their share in {the} more clearly than they can say',
    ],
  },
  appreciation: {
    tone: ['Warm and thankful', 'Affectionate', 'Appreciative'],
    does: [
      '{q} tells you that something you did was seen',
      'With {q} they say what is good between you',
      '{q} is a warm message, and a specific one',
    ],
    kind: [
      'They may simply be happy about {the} and want you to know',
      '{bit} may be their way to say that you matter to them',
      'They may have carried {bit} around for a while before writing it',
    ],
    guarded: [
      'There may be a hope in {bit} that you will say something like it in return',
      'They may be mending something quietly by thanking you for {the}',
      '{bit} may also be a gentle way to ask for more of the same',
    ],
    their: [
      'They may wonder whether {bit} sounds as warm as it was meant',
      'To them {the} may have been bigger than you noticed',
    ],
  },
  request: {
    tone: ['Open and asking', 'Honest and careful', 'A clear wish'],
    does: [
      '{q} asks for something that you are free to answer',
      'With {q} they say what they need instead of what is wrong with you',
      '{q} is a wish, put fairly openly',
    ],
    kind: [
      'They may trust you enough to say {bit} out loud',
      'They may want to make {the} easier for both of you',
      '{bit} may be exactly what it says, with nothing hidden',
    ],
    guarded: [
      'They may have waited long before saying {bit}, and be more hurt than it sounds',
      'A no about {the} may be harder for them than they let on',
      '{bit} may be the polite version of an older disappointment',
    ],
    their: [
      'They may be a little nervous about what you will say to {bit}',
      'For them {the} may be about feeling considered',
    ],
  },
  neutral: {
    tone: ['Matter-of-fact', 'Calm', 'Everyday'],
    does: [
      '{q} is plain: it tells or asks something and carries little charge',
      'Taken by itself, {q} says what it says',
      'There is no clear sign of a quarrel in {q}',
    ],
    kind: [
      '{bit} may be just practical, a piece of daily life',
      'They may be thinking about {the} and nothing else',
      'They may be writing {bit} in passing, between two other things',
    ],
    guarded: [
      'If the last days were tense, {bit} may be careful small talk',
      'A short line about {the} can also be a way to stay in touch without getting close',
      'Only you know whether {bit} is how they usually write to you',
    ],
    their: ['They may not be thinking about {bit} half as much as you are', 'For them {the} may be a practical matter'],
  },
};
