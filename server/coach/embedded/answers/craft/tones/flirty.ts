import type { Manner } from '#server/coach/embedded/answers/craft/tones/manner.ts';

export const flirty: Manner = {
  core: {
    wish: ["{m} 🥂|I'd like to celebrate you, up close 😘"],
    praise: ['I have to admit something: {m}.|You make it very hard not to smile 😉'],
    tease: [
      "I keep catching myself smiling, and I'm fairly sure that you are to blame 😉|When do I get to see you again?",
      'I was going to play it cool, and then I thought about your smile 😉|Can I see you again soon?',
    ],
    flirt: [
      "I'm supposed to be doing something sensible right now, and I'm thinking about you instead.|Come a bit closer tonight? I have plans, and they all begin with that smile 😉",
      "fair warning: I'm thinking about you, and it isn't entirely innocent.|I'd like to have you to myself for an evening 😘",
    ],
    dare: ["I have a soft spot for people who dare: would you {m}?|I'd be the one smiling in the front row 😉"],
    part: ["I'd rather be honest than charming: {m}.|I'm glad we met, and I wish you well."],
    grief: ["I'm so sorry.|I wish I could hold you right now. You don't have to say anything."],
    apologise: [
      "I'm sorry {m}.|Let me make it up to you. I already have an idea, and it involves the two of us, close together 😉",
      "I'm sorry {m}. I'd much rather make you smile than roll your eyes.|Give me one evening to prove it? 😘",
    ],
    thank: [
      'thank you {m}.|You know exactly how to get to me, and I plan to return the favour 😉',
      "thank you {m}.|I can't stop smiling about it. Come here so I can thank you properly 😘",
    ],
    congratulate: ["congratulations {m}, gorgeous.|I'd like to celebrate you, up close 🥂"],
    proud: ["I'm so proud {m}.|Showing you off is my new hobby. Come here and let me kiss you for it 😘"],
    comfort: [
      "I'm thinking about you. {m}|I wish I could hold you right now. Say the word and I come over, no talking required.",
    ],
    luck: ['I am thinking about you and {m}.|Go and show them that smile, they have no chance. A kiss for luck 😘'],
    decline: [
      "I have to say no to {m}, but never to you 😉|Make me another offer, I'm easy to persuade when you smile.",
    ],
    end: ['I owe you honesty more than charm. I have to end our {bond}{m}.|I wish you well.'],
    limit: [
      "you are very hard to be cross with, so I'll say it with a smile: please {m}.|I promise to make it worth your while 😉",
    ],
    invite: [
      "I can't stop smiling since I thought of this: would you like to {m}?|I'd like to have you all to myself for a while 😉",
      'you have been on my mind. Would you like to {m}?|I promise to look almost as good as you 😉',
    ],
    reconnect: ["you are still on my mind{m}. I miss that smile.|Tell me how you are? I'd love to see you again 😉"],
    ask: [
      'I have a soft spot for people who say yes, so: could you {m}?|I would owe you a kiss. Maybe two 😉',
      'could you {m}?|Nothing is more attractive, and I have ways to say thank you 😘',
    ],
    thing: [
      'could we talk about {m}? Just you and me, close together.|I listen best when you smile at me like that 😉',
    ],
    question: ['could you tell me {m}?|You make it hard to think of anything else, so I would rather ask 😉'],
    urge: ["I'd like to keep you for a very long time, so: would you {m}?|I'll come along and hold your hand 😘"],
    news: [
      'come a bit closer, I have to tell you something: {m}.|',
      'you should hear it from me, preferably while I hold you close: {m}.|',
    ],
    need: ["I want you close, so I'll be honest: {m}.|You know I'm good at saying thank you 😉"],
    feel: [
      'I want you close, so I will be honest: {m}.|An evening with you, phones off, would help more than anything 😉',
    ],
    love: ['{m}.|Still, and more than is good for my concentration 😘'],
    joy: [
      'I have news, and I want to see your smile when you hear it: {m}!|Come and celebrate with me, the closer the better 🥂',
    ],
    hello: ["guess who I'm smiling about 😉|Tell me how you are, and when I get to see you."],
    goodbye: [
      'leaving, just when I had got used to that smile? 😉|Take care of yourself, gorgeous, and come back for a coffee with me.',
    ],
    crush: [
      'I tried to act cool, but here it is: {m}.|You make me smile at my phone like an idiot. Coffee, just us two, so I can say it in person? 😉',
    ],
    cheer: [
      'please {m}, strength looks very good on you.|I have a reward in mind, and it starts with a very long hug 😘',
    ],
    may: ["could {m}? I'm asking with my best smile 😉|Say yes and I'll thank you properly, up close."],
    cancel: [
      "I hate to do this: I can't make it, I have to cancel {m}.|Believe me, I'd much rather be close to you. Let me make it up to you, you pick the day 😘",
    ],
    miss: [
      '{m}.|The evenings are too long without you. I already have plans for our first one 😘',
      '{m}.|I keep thinking about you at very inconvenient moments. I want a long hug the second I see you 😘',
    ],
    remind: ['mark it in red: {m} 😉|I know what I will wear, and you will like it.'],
    report: ['even you can not charm this away: {m}.|Could you tell me when it can be put right? 😉'],
    other: ["I can't stop thinking about this: I'd like to {m} 😉|Would you let me?"],
  },
  close: ['When do I get to see you? 😘', 'What do you say, gorgeous?'],
};
