import type { Tone } from '#contract/coach.ts';
import type { Kind } from '#server/coach/embedded/answers/craft/kind.ts';

/** At work a message is warm without being close. What is missing is said as among friends. */
export const atWork: Readonly<Partial<Record<Tone, Partial<Record<Kind, readonly string[]>>>>> = {
  caring: {
    apologise: ["I'm really sorry {m}.|I understand if it made things harder for you, and I'd like to put it right."],
    thank: ['thank you so much {m}.|I really appreciate it, and it made a difference to me.'],
    congratulate: ["congratulations {m}!|I'm really glad for you."],
    comfort: [
      "I've been thinking of you. {m}|There is no need to answer. If I can take some work off you, just say the word.",
    ],
    grief: ["I'm very sorry, and I'm thinking of you.|Please don't feel you have to answer. Work can wait."],
    luck: ["I'm thinking of you and wish you the best for {m}.|However it goes, I'm glad we work together."],
    decline: ["thank you for asking me. I have to say no to {m}.|I'm sorry if that makes it harder for you."],
    limit: [
      "there's something I find hard to bring up, and I'd rather say it openly: please {m}.|It would really help me.",
    ],
    ask: ['could you {m}?|It would help me a lot, and I understand if you need a little time for it.'],
    thing: ["could we talk about {m} some time this week?|It matters to me, and I'd like to hear how you see it."],
    urge: ['I care how you are, so I wanted to ask: would you {m}?|If it helps, I can cover for you in the meantime.'],
    dare: ["I wanted to say that I'd love to see you {m}.|If you like, we can talk it through over a coffee."],
    news: ['I wanted you to hear this from me: {m}.|'],
    need: [
      "I'd like to be open with you: {m}.|I'd be grateful if we could find a way that feels all right for both of us.",
    ],
    feel: [
      "I'd like to tell you something, and it isn't meant as a reproach: {m}.|I'd be glad if we could talk about it.",
    ],
    hello: ["I wanted to ask how you are.|No need to write much, I'd just be glad to hear from you."],
  },
  playful: {
    apologise: ["official statement: I'm sorry {m}.|The sentence is one round of coffee, on me. Deal? 🙂"],
    thank: ['thank you {m}! 🎉|I owe you a coffee, and I plan to pay.'],
    comfort: ["I'm thinking of you. {m}|Nobody here is allowed to have fun until you are better. No need to answer 🙂"],
    ask: ['I have a mission for you, should you choose to accept it: could you {m}?|Payment in coffee 🙂'],
    dare: ["I hereby nominate you: {m}! 🎉|I'll run the fan club, free of charge."],
    urge: ["small wish from the next desk: would you {m}?|I'll hold the fort, and I take payment in cake 🙂"],
    thing: ["could we talk about {m}? It's less scary than it sounds 🙂|Ten minutes, and I bring the coffee. Deal?"],
    limit: ['I come in peace, with one tiny wish: please {m} 🙂|My concentration will send you a thank-you card.'],
    need: ['half a joke, but only half: {m} 🙂|Shall we find a plan that works for both of us?'],
    feel: ['I usually hide things behind a joke, so here is one without: {m}.|Ten minutes and a coffee would help 🙂'],
    invite: [
      "I have a plan, and it is not complete without you. Would you like to {m}?|It'll be fun, and attendance is not monitored 😄",
    ],
  },
  encouraging: {
    apologise: ["I'm sorry {m}.|I'm sure we can put it right together, and I'm ready to do my part."],
    thank: ['thank you {m}.|It was a great help, and I noticed. Please keep it up.'],
    comfort: ["I'm thinking of you. {m}|Take it one step at a time. We can manage the work together."],
    grief: ["I'm very sorry.|Take all the time you need, one day at a time. We can manage here."],
    ask: ["could you {m}?|I'm sure we can make it work, and I'm glad to do my share."],
    dare: [
      "I think you should {m}.|I believe you can do it, and I'm glad to help with the first step.",
      "I'd love to see you {m}.|I believe in you, and you don't need every answer before you start.",
    ],
    urge: ["I'm sure it would do you good: would you {m}?|We can manage here, one step at a time."],
    limit: ["I'm sure we can work well together, so I'll say it openly: please {m}.|It would be a great help."],
    need: ["I'm sure we can find a good way, so I'll say it openly: {m}.|Let's work it out together."],
    feel: ["I trust that we can talk openly, so here it is: {m}.|I'm sure we can improve it together."],
    news: ['I trust that we can handle this together: {m}.|'],
    hello: ['I just wanted to ask how you are getting on.|Tell me what is going well, and where a hand would help.'],
  },
  diplomatic: {
    grief: [
      'please accept my sincere condolences.|There is no need to answer, and I hope you can take the time you need.',
    ],
    comfort: [
      'I wanted to send you my best wishes. {m}|There is no need to answer. If I could take something off your desk, I hope you will let me know.',
    ],
    need: [
      'there is something I would like to raise with you: {m}.|Perhaps we could look together at how that might work.',
    ],
    limit: [
      'may I raise something? I would like to ask you to {m}.|I appreciate how we work together, and I think it would help us both.',
    ],
    ask: [
      'could you perhaps {m}?|I would appreciate it, and I understand if it takes some arranging.',
      'may I ask something of you? Could you {m}?|I would be grateful, and I am open to how and when.',
    ],
    decline: ['thank you for asking me. I regret that I have to say no to {m}.|I hope you understand.'],
  },
};
