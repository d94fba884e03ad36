import type { Move } from '#server/coach/embedded/moves/moves.ts';

/** A reply that one could send, in two sentences: first they are heard in what they named, then something is asked. */
export const replies: Record<Move, { hear: readonly string[]; add: readonly string[] }> = {
  criticism: {
    hear: [
      'I can hear that {the} is getting to you, and I want to understand it',
      'You sound fed up about {the}, and that matters to me',
      'I read {bit} twice, and I can tell you are upset with me',
      'Reading {bit} hurt, and I think you are hurting as well',
    ],
    add: [
      'What would help you most right now?',
      'Could you tell me about the one time that bothered you most?',
      'Can we talk about it tonight, when we both have a clear head?',
      'What is the one thing you wish I had done instead?',
    ],
  },
  contempt: {
    hear: [
      'I want to talk about this, but not in words like {bit}',
      '{bit} hurts, and I am not going to answer it with something like it',
      'I do not want to be spoken to like that, and {bit} is over that line for me',
    ],
    add: [
      'If something is bothering you, tell me what it is, and I will listen.',
      'When we are both calmer, tell me what is really behind it.',
      'Let us stop here and talk again tonight, with respect.',
    ],
  },
  defensiveness: {
    hear: [
      'I did not mean to put you in the dock with {the}',
      'I can see that it felt like an attack when you say {bit}',
      'You are telling me there is more to it, with {bit}, and I would like to hear it',
    ],
    add: [
      'Can I say in one sentence what it was like for me, and then hear your side?',
      'Can we leave aside who was right and look at what each of us needed?',
      'I will name my own share first, and then I would like to hear yours.',
    ],
  },
  stonewalling: {
    hear: [
      'Okay, I hear {bit}, and I will stop pushing',
      '{bit} tells me that this is too much right now',
      'I do not want to corner you about {the}',
    ],
    add: [
      'I would like to come back to it tomorrow, so tell me a time that suits you.',
      'Take the time you need; can we talk tomorrow after dinner?',
      'When you are ready, I am willing to listen first.',
    ],
  },
  demand: {
    hear: [
      'I can tell that {the} is urgent for you',
      'I see {bit}, and I do want to answer you properly',
      'It sounds as if you are worried, and {bit} makes it hard for me to answer well',
    ],
    add: [
      'I will give you an honest answer tonight, when I can think.',
      'Ask me again calmly, and I will tell you openly what I can and cannot do.',
      'What are you most afraid of right now?',
    ],
  },
  withdraw: {
    hear: [
      'That is okay, I hear that you need some room when you say {bit}',
      'Take your time, {the} can wait until you have the strength for it',
      'I will let it rest for tonight after {bit}',
    ],
    add: [
      'It does matter to me, so can we find half an hour tomorrow?',
      'Tell me when would be a better time.',
      'Is there something I could do to make it easier for you to talk?',
    ],
  },
  guilt_trip: {
    hear: [
      'I hear that you feel alone with {the}, and I am glad you told me',
      'When I read {bit}, I think you are missing something from me',
      'I do see what you give, and {bit} makes me sad rather than willing',
    ],
    add: [
      'If you would like something from me, ask me straight, and I will answer you straight.',
      'What would you like me to do, in plain words?',
      'I cannot say yes to everything, but I would like to know what you wish for most.',
    ],
  },
  repair: {
    hear: [
      'Thank you for writing {bit}; that was not easy, and I notice it',
      'It helps me that you come back to {the}',
      'I am glad you said {bit}',
    ],
    add: [
      'I would like to tell you what it was like for me, and hear the same from you.',
      'Shall we talk tonight?',
      'I had a part in it too, and I will say which.',
    ],
  },
  appreciation: {
    hear: [
      'Thank you, what you say about {the} made my day',
      'That is lovely to read, {bit} will stay with me',
      'You noticed {the}, and that means a lot to me',
    ],
    add: ['It makes me happy that you tell me.', 'I like how you notice these things.', 'I am glad to have you.'],
  },
  request: {
    hear: [
      'Thank you for asking me about {the} so openly',
      'I hear what you wish for with {bit}',
      'I am glad you say {bit} instead of keeping it in',
    ],
    add: [
      'Yes, let us try it, and you tell me after a week whether it helps.',
      'I want to say yes to most of it; could we settle when and how?',
      'Give me until tonight to think about it, and I will give you a real answer.',
    ],
  },
  neutral: {
    hear: ['Thanks for letting me know about {the}', 'Got it, thanks for {bit}', 'Okay, I have read {bit}'],
    add: ['Is there anything you need from me?', 'How is your day otherwise?', 'Tell me if I can do something.'],
  },
};

const HARD = [
  'What were you hoping for when you wrote {bit}?',
  'Can we talk tonight about what is behind {bit}?',
  'Tell me what happened right before {bit}.',
];
/** What comes second where the first sentence names a thing that others name as well. */
export const quoting: Record<Move, readonly string[]> = {
  criticism: HARD,
  contempt: [
    'I do not want to be spoken to with words like {bit}; tell me plainly what is wrong.',
    'When we are calmer, tell me what was behind {bit}.',
  ],
  defensiveness: [
    'Tell me more about {bit}, and then I will say how it was for me.',
    'I would like to understand {bit} before I answer.',
  ],
  stonewalling: [
    'I will wait until you are ready to say more than {bit}.',
    'Can we come back to {bit} tomorrow, at a time that suits you?',
  ],
  demand: ['What are you afraid of when you say {bit}?', 'Ask me again without {bit}, and I will answer you honestly.'],
  withdraw: ['Can we look at {bit} again tomorrow?', 'Take the time you need; I have not forgotten {bit}.'],
  guilt_trip: [
    'What would you like me to do, in plain words, when you say {bit}?',
    'Tell me the wish behind {bit}, and I will answer you straight.',
  ],
  repair: ['I would like to talk about {bit} tonight, and say my part in it.', 'It was good to read {bit}.'],
  appreciation: ['I will remember {bit}.', 'It makes me happy to read {bit}.'],
  request: [
    'Let us work out together how to do it, as you say in {bit}.',
    'I will think about {bit} and give you a real answer tonight.',
  ],
  neutral: [
    'Is there more behind {bit}, or is it just so that I know?',
    'Tell me if there is something to do about {bit}.',
  ],
};
