import type { Manner } from '#server/coach/embedded/answers/craft/tones/manner.ts';

export const playful: Manner = {
  core: {
    wish: ['{m}! 🎉|May there be cake, and may nobody count the slices.'],
    praise: ['for the record: {m} 🙂|I would like this to be remembered.'],
    tease: ['confession: you are more fun than my to-do list 😄|Shall we do something about that soon?'],
    flirt: [
      'this is your friendly reminder that somebody is thinking about you 😄|I have a plan for us, and it involves fun and very little housework.',
    ],
    dare: ["I hereby nominate you: {m}! 🎉|I'll run the fan club, free of charge."],
    part: [
      "no jokes for once, because you deserve a straight answer: {m}.|I'm glad we met, and I wish you lots of fun.",
    ],
    grief: ["I'm so sorry.|I'm sending a hug now and bringing the real one whenever you want it. No need to answer."],
    apologise: [
      "official statement: I'm very sorry {m}.|The jury (me) found me guilty, and the sentence is one cake of your choice. Deal? 🙂",
      "I owe you one giant sorry {m}.|No excuses, only cake. Name your favourite and I'm on it 🙂",
    ],
    thank: [
      'a round of applause and a huge thank you {m}! 🎉|You are officially my favourite person this week.',
      'thank you {m}!|I may have done a little dance about it 😄',
    ],
    congratulate: ['congratulations {m}! 🎉|I demand a celebration. When do we start?'],
    proud: ["breaking news: I'm so proud {m}! 🎉|I'm telling everyone, including the cashier. Cake is on me."],
    comfort: [
      "I'm thinking of you. {m}|I'm sending a hug now and delivering the real one, with snacks, whenever you want it.",
    ],
    luck: [
      'one lucky star is on its way to you for {m} 🙂|Breathe, be you, and remember there is cake afterwards, however it goes.',
    ],
    decline: [
      "thanks for thinking of me! I have to say no to {m} this time, sadly.|But I'm a definite yes to a coffee and a good laugh with you soon 🙂",
    ],
    end: ['I want to be serious with you for once. I have to end our {bond}{m}.|I wish you well, and I mean it.'],
    limit: [
      'small request from someone who really likes you: please {m} 🙂|In return I promise to be at least ten percent more fun.',
      'I come in peace, with one tiny wish: please {m} 🙂|My nerves will send you a thank-you card.',
    ],
    invite: [
      'I have a plan, and it is not complete without you. Would you like to {m}?|There will be good company (me) and zero obligation to be interesting 😄',
    ],
    reconnect: [
      "remember me? I remember you{m}, and I miss our laughs.|I'd love to hear how you are. I bring the coffee, you bring the stories 🙂",
    ],
    ask: [
      'I have a mission for you, should you choose to accept it: could you {m}?|Payment in coffee, hugs or eternal gratitude 🙂',
      "let's make a deal: could you {m}?|I'll throw in your favourite dessert 😄",
    ],
    thing: ["could we talk about {m}? I promise it's less scary than it sounds 🙂|Ten minutes, with snacks. Deal?"],
    question: ['one curious question: could you tell me {m}?|No trick, no test, and I will not grade the answer 🙂'],
    urge: [
      "as your self-appointed bodyguard, I have a wish: would you {m}?|I'd even come along and pay in cake 🙂 Half joking. The other half is really worried about you.",
    ],
    news: [
      'small news flash from me, best read with a coffee in hand 🙂 {m}.|',
      'psst, you get to hear it first: {m} 🙂|',
    ],
    need: ['half a joke, but only half: {m} 🙂|Shall we find a plan that makes us both happy?'],
    feel: [
      'I usually hide things behind a joke, so here is one without: {m}.|A hug and ten minutes with you would do wonders 🙂',
    ],
    love: ['breaking news, no surprise to anyone: {m} 🙂|That is all. Carry on.'],
    joy: ['breaking news, please sit down: {m}! 🎉|There will be cake. You are hereby invited to squeal.'],
    hello: [
      'this is your friendly reminder that somebody out here thinks of you 🙂|How are you, and what was the best and the silliest thing of your week?',
    ],
    goodbye: [
      'so you are really leaving us? I object, officially 🙂|Who will laugh at my jokes now? Thank you for all the fun, and do not be a stranger.',
    ],
    crush: [
      "I have a confession, and there is no elegant way to say it: {m} 🙂|There, it's out. You may now laugh, blush or say it back.",
    ],
    cheer: ['breaking news from your fan club: please {m}! 🎉|I have the pompoms out and a cake with your name on it.'],
    may: [
      "I have a question, and the correct answer is yes: could {m}? 😄|I'll be insufferably happy, just so you know.",
    ],
    cancel: [
      "sad news from my calendar: I can't make it, I have to cancel {m}.|I owe you one, with cake. Name the day and I'm yours 🙂",
    ],
    miss: ['official complaint: {m}! 😄|The sofa is too big and nobody laughs at my jokes. Please report back soon.'],
    remind: [
      'your friendly neighbourhood reminder service: {m} 🙂|I have plans, high hopes and a weakness for cake. Just saying.',
    ],
    report: [
      'a small news flash, sadly not a joke: {m}.|Could you tell me when a hero with a toolbox might come by? 🙂',
    ],
    other: ["wild idea: I'd like to {m} 🙂|Are you in?"],
  },
  close: ['Over to you 🙂', 'Questions are welcome, and so are biscuits 🙂'],
};
