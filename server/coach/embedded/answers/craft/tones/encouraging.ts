import type { Manner } from '#server/coach/embedded/answers/craft/tones/manner.ts';

export const encouraging: Manner = {
  core: {
    apologise: [
      "I'm sorry {m}.|We have got past harder moments, and I'm sure we can get past this one too. I'm ready to do my part.",
      "I'm sorry {m}.|I want to do better, and I believe we can come out of this stronger. Tell me what would be a good first step for you.",
    ],
    thank: [
      'thank you {m}.|You have a great way of making things better for the people around you. Please keep being exactly like that.',
    ],
    congratulate: ['congratulations {m}!|You kept going and it paid off. I believe this is only the beginning.'],
    proud: ["I'm so proud {m}!|You did that with your own strength, and whatever comes next, I believe in you."],
    comfort: [
      "I'm so sorry {m}.|You don't have to get through all of it at once. One step is enough for today, and I'm right beside you for the next one.",
    ],
    luck: [
      'good luck with {m}, I believe in you!|One result says nothing about how clever or strong you are. Take it one step at a time, and be proud that you try.',
    ],
    decline: [
      "thank you for asking me! I have to say no to {m} this time.|I'm sure you will find a good way, and I'm cheering for you.",
    ],
    end: [
      'I have to be honest with you: I need to end our {bond}{m}.|You have so much to give, and I am sure good things are ahead of you. Thank you for our time together.',
    ],
    limit: [
      "I know we can talk about anything, so I trust you with this: please {m}.|I'm sure we'll get along even better for it.",
      "we're good at finding ways together, so here is one thing I need: please {m}.|I'm sure you can do that, and it would be a great step for us.",
    ],
    invite: ["let's make something good happen! Would you like to {m}?|I'm sure it would do us both good."],
    reconnect: [
      "I believe it's never too late, so here I am: I miss you and would love to talk again{m}.|We don't have to fix everything at once. One message back would be a great first step.",
    ],
    ask: [
      "I know I can count on you: could you {m}?|Together we can do this, and I'll do my share too.",
      "you're great at this kind of thing, so I'm asking you: could you {m}?|Even a small step would help a lot.",
    ],
    thing: ["could we talk about {m}?|I'm sure we can find something good together, we have managed bigger things."],
    question: [
      'could you tell me {m}?|You can be completely honest. I trust you, and we can handle whatever it is together.',
    ],
    urge: [
      "you matter to a lot of people, most of all to me, so: would you {m}?|The first step is the hardest one, and I'm glad to take it together with you.",
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
    joy: ["it really happened: {m}!|Thank you for believing in me. I'm sure the best part is still ahead of us."],
    hello: [
      "I just wanted you to know that I think of you and that I'm proud of how you handle things.|One step at a time. Tell me what is going well right now, and what would help.",
    ],
    goodbye: [
      "all the best for your next step!|You made a great difference here, and I'm sure you will again. I'm proud I could learn from you.",
    ],
    crush: [
      "it took all my courage to write this, so here it is: {m}.|Whatever you answer, I'm proud I said it, and I trust you with it.",
    ],
    cheer: [
      "please {m}, you're doing great!|Look how far you have already come. One day, one step, and I believe in you for the next one too.",
    ],
    may: ["let's try something new together: could {m}?|I'm sure we could make it work, one step at a time."],
    cancel: [
      "I'm sorry, I can't make it today and have to cancel {m}.|I'm sure we'll find a great new day, and I'm already looking forward to it.",
    ],
    miss: ["{m}.|You're doing great out there, keep going. I'm already looking forward to having you back."],
    remind: ["let's make something great out of {m}!|I'm sure it will be good if we plan it together."],
    report: ["I'm sure we can sort this out quickly together: {m}.|Could you tell me when it can be put right?"],
    other: ["I'd like to {m}, and I'm sure we can do it together.|One small step is enough to begin."],
  },
  close: ["I'm sure we'll find a good way.", 'Together we can handle this.'],
};
