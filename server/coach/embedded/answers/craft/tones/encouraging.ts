import type { Manner } from '#server/coach/embedded/answers/craft/tones/manner.ts';

export const encouraging: Manner = {
  core: {
    wish: ["{m}!|I believe the best is still to come, and I'm glad to be part of it."],
    praise: ["I just wanted to say it: {m}!|I'm sure there is more where that came from."],
    tease: [
      "I'm being brave and writing first: I like spending time with you.|Let's do something together soon, I'm sure it would be good.",
    ],
    flirt: [
      "I'm sure of one thing today: I want to be close to you.|Let's make something good of the next free evening, together.",
    ],
    dare: [
      "I believe in you, so here is an idea: {m}!|You don't have to feel ready for all of it. The first step is enough, and I'm glad to help with it.",
      "I'm sure you could do this: {m}.|Give it a try, and I'm cheering for you either way.",
    ],
    part: [
      "I'm glad we met, and I want to be honest with you: {m}.|I'm sure there is somebody great out there for you.",
    ],
    grief: [
      "I'm so sorry.|You don't have to get through all of it at once. One hour at a time is enough, and I'm right beside you.",
    ],
    apologise: [
      "I'm sorry {m}.|I'm sure we can get past this, and I'm ready to do my part.",
      "I'm sorry {m}.|I want to do better, and I believe we can come out of this stronger. Tell me what would be a good first step for you.",
    ],
    thank: ['thank you {m}.|It was a great help. Please keep being exactly like that.'],
    congratulate: ['congratulations {m}!|I believe this is only the beginning.'],
    proud: ["I'm so proud {m}!|Whatever comes next, I believe in you."],
    comfort: [
      "I'm thinking of you. {m}|It changes nothing about how much I believe in you. One step is enough for today, and I'm right beside you for the next one.",
    ],
    luck: [
      'good luck with {m}, I believe in you!|One result says nothing about how strong you are. Take it one step at a time.',
    ],
    decline: [
      "thank you for asking me! I have to say no to {m} this time.|I'm sure you will find a good way, and I'm cheering for you.",
    ],
    end: [
      'I have to be honest with you: I need to end our {bond}{m}.|I am sure good things are ahead of you. Thank you for our time together.',
    ],
    limit: [
      "I know we can talk about anything, so I trust you with this: please {m}.|I'm sure we'll get along even better for it.",
      "I'm sure we can find a way together, so here is one thing I need: please {m}.|It would be a great step for us.",
    ],
    invite: ["let's make something good happen! Would you like to {m}?|I'm sure it would do us both good."],
    reconnect: [
      "I believe it's never too late, so here I am: I miss you and would love to talk again{m}.|We don't have to fix everything at once. One message back would be a great first step.",
    ],
    ask: [
      "I know I can count on you: could you {m}?|Together we can do this, and I'll do my share too.",
      "I'm sure we can do this together: could you {m}?|I'd be really glad, and I trust you with it.",
    ],
    thing: ["could we talk about {m}?|I'm sure we can find something good together."],
    question: [
      'could you tell me {m}?|You can be completely honest. I trust you, and we can handle whatever it is together.',
    ],
    urge: [
      "I believe you can do this, and I care how you are: would you {m}?|The first step is the hardest one, and I'm glad to take it together with you.",
    ],
    news: [
      'I trust you with this, because we can handle honest words: {m}.|',
      'it took me some courage to say this, so here it is: {m}.|',
    ],
    need: ["I trust that we can find a good way, so I'll say it openly: {m}.|I'm sure we can make it work together."],
    feel: [
      "I'm telling you this because I believe in us: {m}.|One small step at a time, I'm sure we can make it better together.",
    ],
    love: ['{m}.|You make me believe in good things, and I wanted you to know it today.'],
    joy: [
      "it really happened: {m}!|I'm sure the best part is still ahead of us, and I wanted to share it together with you.",
    ],
    hello: [
      'I just wanted you to know that I think of you.|One step at a time. Tell me what is going well right now, and what would help.',
    ],
    goodbye: ["all the best for your next step!|I'm sure you will do great, and I hope we keep in touch."],
    crush: [
      "it took all my courage to write this, so here it is: {m}.|Whatever you answer, I'm proud I said it, and I trust you with it.",
    ],
    cheer: ["please {m}, you're doing great!|One day, one step, and I believe in you for the next one too."],
    may: ["let's try something new together: could {m}?|I'm sure we could make it work, one step at a time."],
    cancel: [
      "I'm sorry, I can't make it and have to cancel {m}.|I'm sure we'll find a great new day, and I'm already looking forward to it.",
    ],
    miss: ["{m}.|We can do this, and I'm already looking forward to being together again."],
    remind: ["let's make something great out of {m}!|I'm sure it will be good if we plan it together."],
    report: ["I'm sure we can sort this out quickly together: {m}.|Could you tell me when it can be put right?"],
    other: ["I'd like to {m}, and I'm sure we can do it together.|One small step is enough to begin."],
  },
  close: ["I'm sure we'll find a good way.", "We'll find a good way from here."],
};
