import type { Manner } from '#server/coach/embedded/answers/craft/tones/manner.ts';

export const direct: Manner = {
  core: {
    wish: ["{m}!|I want you to know that I'm thinking of you."],
    praise: ['I want to say it plainly: {m}.|Good things should be said, too.'],
    tease: ['I like you, and I want to see you again.|Which evening works for you? Please let me know.'],
    flirt: ["I want you to know that I'm thinking about you.|I want an evening with you. Does that work?"],
    dare: ["I'll say it plainly: I want you to {m}.|Let me know if I can help."],
    part: ['I want to be straight with you: {m}.|You deserve a clear answer, and that is mine. I wish you well.'],
    grief: [
      "I'm very sorry.|I want to help. Let me know one thing I can do for you this week. You don't have to answer otherwise.",
    ],
    apologise: [
      'I apologise {m}.|That was my mistake. Please tell me what would put it right.',
      "I'm sorry {m}.|It was wrong of me, and I will do it differently next time.",
    ],
    thank: [
      'thank you {m}.|It really helped me.',
      'I want to say it plainly: thank you {m}.|I noticed, and it helped.',
    ],
    congratulate: ['congratulations {m}.|I am really happy for you.'],
    proud: ["I'm proud {m}.|I want you to know that."],
    comfort: [
      "I'm thinking of you. {m}|I want to help. Tell me one thing I can do for you this week, or let me know if you need quiet.",
    ],
    luck: ['good luck with {m}.|Do the first thing first, then the next. Let me know how it went.'],
    decline: ["thank you for asking. I have to say no to {m}.|I'm telling you now so that you can plan without me."],
    end: [
      "I have to end our {bond}{m}.|I've thought it through and I won't change my mind. You deserve to hear it clearly, and I'm sorry for the hurt.",
    ],
    limit: [
      'I need something to change: please {m}.|I would like to hear from you that this works.',
      "I'll be clear because it matters to me: please {m}.|Thank you.",
    ],
    invite: ['would you like to {m}?|Please let me know by tomorrow, so that I can plan.'],
    reconnect: [
      "I want to be in touch with you again{m}.|Would you like to talk on the phone this week? If not, that's fine, just let me know.",
    ],
    ask: [
      'could you {m}?|Please let me know whether that works.',
      "I'd like to ask you plainly: could you {m}?|It matters to me. Please let me know.",
    ],
    thing: ['I would like to talk about {m}.|When do you have 20 minutes this week?'],
    question: [
      'I want to ask you straight out: could you tell me {m}?|I can handle an honest answer better than guessing.',
    ],
    urge: [
      "I'm worried, so I'll say it straight: would you {m}?|Please do it this week. Let me know if I should come along.",
    ],
    news: ["I'll say it straight: {m}.|", 'I want you to hear it from me, and early: {m}.|'],
    need: ['{m}.|Does that work for you? If not, let me know by tomorrow and we look for another way.'],
    feel: ['I want you to know where I stand: {m}.|I would like to talk about it this week. When does it suit you?'],
    love: ['{m}.|I want you to know it, plain and simple.'],
    joy: [
      'I have good news: {m}.|I wanted you to hear it from me. I would like to celebrate with you this week, does that work?',
    ],
    hello: ['I want to know how you are.|Do you have time for a call this week? Let me know which day suits you.'],
    goodbye: [
      'I want to say goodbye properly, and thank you.|Let me know how to reach you, I would like to stay in touch.',
    ],
    crush: [
      "I'd like to say this plainly: {m}.|Would you like to go out with me? A yes or no is fine, I just wanted you to know.",
    ],
    cheer: ['please {m}.|Let me know what would help today.'],
    may: ['could {m}?|Please tell me what you think, and what would have to be clear before you could say yes.'],
    cancel: ["I can't make it and have to cancel {m}.|I would like to find a new day. Does next week work for you?"],
    miss: ['{m}.|I want to hear your voice. Are you free to talk tonight?'],
    remind: ['please keep this in mind: {m}.|It is important to me. Let me know what we do.'],
    report: ['I need your help with this: {m}.|Please let me know today when it will be put right.'],
    other: ['I want to {m}.|Does that work for you?'],
  },
  close: ['Please tell me what you think.', 'Let me know if you want to talk about it.'],
};
