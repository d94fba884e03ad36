import type { Manner } from '#server/coach/embedded/answers/craft/tones/manner.ts';

export const caring: Manner = {
  core: {
    wish: ["{m}!|I'm thinking of you, and I hope it is full of love."],
    praise: ['I wanted to tell you: {m}.|It made me happy, and I wanted you to hear it from me.'],
    tease: ["I've been thinking about you, and it makes me smile.|I'd love to see you again."],
    flirt: ["I've been thinking about you, and it made me smile.|I'd love some time with just the two of us."],
    dare: [
      "I've been thinking of you, and I wanted to ask: would you {m}?|I'd love to see you do it, and I'm here if you want to talk it through.",
    ],
    part: [
      "I'd rather be honest than just go quiet on you: {m}.|You've done nothing wrong, and I'm glad we met. Take good care of yourself.",
    ],
    grief: [
      "I'm so sorry. I've been thinking of you.|You don't have to answer this. If you want to talk, or just not be alone, I'm here.",
      "I'm thinking of you, and I'm so sorry.|I don't have the right words, and you don't owe me any. I'm here, today and next week as well.",
    ],
    apologise: [
      "I'm so sorry {m}.|I keep thinking about how that must have felt for you. You don't have to answer right away, I just want you to know that I mean it.",
      "I'm really sorry {m}.|I wish I had done it differently, and I understand if you're hurt. I'd love to make it right whenever you're ready.",
    ],
    thank: [
      'thank you so much {m}.|It means a lot to me, and I wanted you to know.',
      'I wanted to say thank you {m}.|I felt really cared for.',
    ],
    congratulate: ["I'm so happy for you! Congratulations {m}.|I hope you take a moment to really enjoy it."],
    proud: ["I'm so proud {m}.|I love being beside you for this."],
    comfort: [
      "I've been thinking about you. {m}|You don't have to be strong for me or answer this. If you want to talk, or just have company, I'm here.",
      "you've been on my mind. {m}|There's nothing you have to say or do. I care about you, and I'm here today and next week as well.",
    ],
    luck: ["I'm thinking of you because of {m}.|However it goes, it changes nothing about how much you matter to me."],
    decline: [
      "thank you for thinking of me. I have to say no to {m}.|It has nothing to do with how much I care about you, and I didn't want to leave you waiting for an answer.",
    ],
    end: [
      "this is hard to write, and I owe it to you to say it clearly. I have to end our {bond}{m}.|I'm sorry for the pain this causes. If you want to talk about it, I'll listen.",
    ],
    limit: [
      "there's something I find hard to say, and I'd rather tell you than let it come between us: please {m}.|It would really help me, and I'm telling you because you matter to me.",
      "I feel a bit uneasy bringing this up, but I'd like to be honest with you: please {m}.|I don't mean it against you. It would just help me a lot.",
    ],
    invite: [
      "I'd love to spend some time with you. Would you like to {m}?|No pressure at all, I'd just be really glad to see you.",
    ],
    reconnect: [
      "I miss you, and I think of you often{m}.|I don't want to talk about who was right. I'd just love to know how you are, and to hear from you again if you feel like it.",
    ],
    ask: [
      "could you {m}?|It would mean a lot to me, and I'm glad that I can ask you.",
      "it would mean a lot to me if you could {m}. Could you do that for me?|I'd be really grateful, and I want it to feel all right for you too.",
    ],
    thing: [
      "could we talk about {m} some time this week?|It matters to me, and I'd like to hear how you feel about it.",
    ],
    question: [
      "could you tell me {m}?|I'm not reproaching you for anything. I'd just really like to understand how it is for you.",
    ],
    urge: [
      "I worry about you, because you matter so much to me. Would you {m}, for me?|If it makes it easier, I'm glad to come with you or help with the first call.",
    ],
    news: [
      'I wanted you to hear this from me, because you matter to me: {m}.|',
      "there's something on my heart, and I'd rather tell you myself: {m}.|",
    ],
    need: [
      "I'd like to be honest with you, because I trust you: {m}.|It would mean a lot to me if we could find a way that feels all right for both of us.",
    ],
    feel: [
      "I want to tell you something, not to blame you, but because I don't want to carry it alone: {m}.|I'd love to talk about it when you have a quiet moment.",
      'this is hard for me to say, and I want you to know it: {m}.|I love what we have, and it would help me so much just to talk about it with you.',
    ],
    love: ["{m}.|I don't say it often enough, and I wanted you to feel it today."],
    joy: [
      "I couldn't wait to tell you, and I wanted you to be one of the first to know: {m}!|It means so much to me to share this with you.",
    ],
    hello: [
      "I've been thinking of you and wanted to ask how you are, really.|You don't have to write much. I'm glad about every line from you, and I'd love to see you soon.",
    ],
    goodbye: [
      "I find it hard to say goodbye to you.|You've made so many of my days easier, and I'll miss you. Please let me know how you are, I mean it.",
    ],
    crush: [
      "I've been carrying this around for a while, and I'd rather be honest than careful: {m}.|You don't have to say anything back right now. I just wanted you to know.",
    ],
    cheer: [
      "please {m}, I see how hard it is.|You don't have to do it perfectly and you don't have to do it alone. I'm here on the bad days too.",
    ],
    may: [
      "could {m}? I'd love to know how you feel about it.|If you're not sure, we can just talk it over, there's no rush.",
    ],
    cancel: [
      "I'm so sorry, I can't make it: I have to cancel {m}.|I was really looking forward to it, and I'd love to find another day soon.",
    ],
    miss: [
      '{m}.|Even small things are nicer with you around. Tell me how you are when you have a minute, I want to hear everything.',
    ],
    remind: ["I'd love it if we both kept {m} in mind.|It means a lot to me, and I'm already looking forward to it."],
    report: [
      'I wanted to let you know: {m}.|Could you tell me when it can be put right? That would really ease my mind.',
    ],
    other: ["I'd love to {m}.|It would mean a lot to me."],
  },
  close: ["If you want to talk about it, I'm here.", "I'd like to hear how you feel about it."],
};
