import type { Manner } from '#server/coach/embedded/answers/craft/tones/manner.ts';

export const diplomatic: Manner = {
  core: {
    wish: ['{m}.|I hope it is a good one, and that you have time to enjoy it.'],
    praise: ['may I tell you something? {m}.|I appreciate it, and I wanted you to hear it from me.'],
    tease: ['may I admit that I would very much like to see you again?|Perhaps there is an evening that suits you.'],
    flirt: [
      'may I admit something? I think of you more often than is strictly reasonable.|Perhaps we could find some time for both of us, if it suits you.',
    ],
    dare: [
      'may I put something to you? I think you could {m}.|It is your call, of course, and I would be glad to talk it through whenever it suits you.',
    ],
    part: [
      'thank you for the time we spent together. I would like to be open with you: {m}.|I appreciate that we met, and I hope you understand. I wish you well.',
    ],
    grief: [
      'please accept my heartfelt sympathy.|There is no need to answer. If I could take something off your plate, I hope you will let me know.',
    ],
    apologise: [
      "I'd like to apologise {m}.|I see that it put you in a difficult position, and I would value hearing how it was from your side.",
      'I regret what happened, and I want to say sorry {m}.|I understand if you see it differently. I hope we can talk about it when it suits you.',
    ],
    thank: ['I would like to thank you {m}.|I appreciate the time and thought behind it, and it did not go unnoticed.'],
    congratulate: ['my warm congratulations {m}.|I appreciate hearing it, and I hope you find time to celebrate.'],
    proud: ['may I say how proud I am {m}?|I appreciate that I get to see it.'],
    comfort: [
      "you have been on my mind, and I hope this is a good moment to write. {m}|Please don't feel you need to answer. If I could take something off your plate, perhaps an errand or a call, I hope you will let me know.",
    ],
    luck: ['I wish you all the best for {m}.|I hope it goes the way you would like.'],
    decline: [
      'thank you, I appreciate that you thought of me. Having weighed it up, I have to say no to {m}.|I hope you understand, and perhaps there is another way I can be there for you.',
    ],
    end: [
      'I have thought about this carefully, and I believe it is fairer to both of us to end our {bond}{m}.|I appreciate what we had together. I wanted to tell you openly rather than drift away.',
    ],
    limit: [
      'may I raise something? I know you mean well, and at the same time I would ask you to {m}.|Perhaps we can find a way that works for both of us.',
      'there is something I would like to mention, and I hope you take it as it is meant. Could you please {m}?|I appreciate a lot about how we get along, and I think this would help us both.',
    ],
    invite: [
      'would you perhaps like to {m}?|I would be glad if it suits you, and I understand if you already have plans.',
    ],
    reconnect: [
      'I hope you are well. Some time has passed, and I would value being in touch with you again{m}.|There may be more than one side to what happened, and I would like to hear yours, whenever it suits you.',
    ],
    ask: [
      'could you perhaps {m}?|If that is difficult at the moment, maybe we can find another way together.',
      'I was wondering: could you {m}?|I understand if it takes some arranging, and I am open to how and when.',
    ],
    thing: [
      'would it be possible to talk about {m} in the next days?|I would value your view, and I am open to finding a way that works for both of us.',
    ],
    question: ['could you help me understand {m}?|I would value your side of it before I draw my own conclusions.'],
    urge: [
      'I may be worrying too much, but would you perhaps {m}?|It would put my mind at rest, and I would gladly arrange it together with you.',
    ],
    news: [
      'I would like to tell you something, and I hope you can understand it: {m}.|',
      'I have thought about how best to say this, and I think it is fair to tell you early: {m}.|',
    ],
    need: [
      'there is something I would like to raise with you: {m}.|Perhaps we can look together at how that could work for both of us.',
    ],
    feel: [
      'I would like to share how things are from my side, knowing there may be another one: {m}.|Perhaps we could find a calm moment to talk about it together.',
    ],
    love: ['may I say something that goes unsaid too often? {m}.|I appreciate you more than I usually put into words.'],
    joy: [
      'may I share some good news with you? {m}.|I appreciate that you have been part of the way, and I hope we can celebrate it together.',
    ],
    hello: [
      'I hope you are well. It has been a while, and I would value hearing how things are on your side.|Perhaps we could talk on the phone, whenever it suits you.',
    ],
    goodbye: [
      'before you go, I would like to thank you for our time together.|I appreciate it, and I hope we stay in touch.',
    ],
    crush: [
      "I hope this doesn't put you on the spot, and I'd rather be open with you: {m}.|I value what we have, and whatever you feel about it, I will understand.",
    ],
    cheer: [
      'I appreciate how much effort this takes, and I hope you {m}.|Perhaps there is something I can take off your plate in the meantime.',
    ],
    may: [
      'I would like to ask you something: could {m}?|I would appreciate it, and I understand if you see it differently.',
      'may I ask you something? Could {m}?|I am open to how and when, and I would value your view.',
    ],
    cancel: [
      "I regret that I can't make it and have to cancel {m}.|I appreciate your understanding, and perhaps we could find another date that suits you.",
    ],
    miss: ['{m}.|I understand that you are busy, and perhaps there is a moment for a call when it suits you.'],
    remind: ['may I bring {m} to mind?|It is something I value, and perhaps we could plan it together.'],
    report: [
      'I would like to let you know about something: {m}.|I understand these things take some arranging. Could you tell me when it might be put right?',
    ],
    other: ['I would like to {m}, in a way that works for both of us.|'],
  },
  close: ['I would value hearing how you see it.', 'I am open to your view on this.'],
};
