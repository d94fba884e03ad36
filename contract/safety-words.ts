/** Fixed words, never a model's. `now` comes first in an emergency; `other` is for worry about somebody else. */
export type Words = {
  concern: string;
  crisis: string;
  other: string;
  now: string;
  question: string | null;
  closing: string;
};

const NOW = 'If anybody is in danger right now, please call emergency services first.';
const AI = "I'm an AI, so I can't see you or keep you safe, but people can, right now.";
const NO_REPORT = 'Mallama does not report anything for you; these people can tell you how.';
const PRIVATE = 'If somebody checks this device, use a safer one.';

const dying: Words = {
  concern: "That sounds very heavy to carry, and I'm glad you said it.",
  crisis: `I'm really glad you told me. ${AI} You deserve a person to talk to about this today.`,
  other: `I'm really glad you told me. It is right to take this seriously. ${AI} Ask them directly whether they are thinking about suicide; asking does not put the idea there. If you can, stay with them or stay on the line.`,
  now: NOW,
  question: 'Are you having thoughts of hurting yourself or of suicide?',
  closing: 'Talking about the relationship can wait. I will still be here when you are safe.',
};

const hurt: Words = {
  concern:
    'What you describe can be a part of abuse. It is not your fault, and you can talk it over with people who know it well.',
  crisis: `What you describe can be abuse. It is not your fault. ${AI}`,
  other: `What you describe can be abuse, and it is right to be worried. Listen, believe, and let the person decide the pace; leaving can be the most dangerous time. ${AI}`,
  now: NOW,
  question: 'Are you safe where you are right now?',
  closing: PRIVATE,
};

const child: Words = {
  concern: 'A child may need protection here, and you do not have to work out alone what to do.',
  crisis: `I'm so glad you told me. It is not your fault, and you are allowed to tell. ${AI} Please also tell a grown-up whom you trust, such as a teacher, a nurse or a relative.`,
  other: `A child may be in danger here. Thank you for not looking away. ${AI} ${NO_REPORT}`,
  now: NOW,
  question: 'Are you safe where you are right now?',
  closing: NO_REPORT,
};

/** By what was found. */
export const words = {
  self_harm: dying,
  self_injury: {
    ...dying,
    concern: "It sounds as if your body is taking the strain of all this. I'm glad you said it.",
    crisis: `I'm really glad you told me. Hurting yourself is often a way to get through unbearable feelings, and you deserve care for them, not blame. ${AI}`,
    other: `It is right to be worried. Stay calm and kind, and ask what would help; anger rarely does. ${AI}`,
  },
  medical_emergency: {
    ...dying,
    crisis: 'Do not wait to see how it goes, and do not stay alone.',
    other: 'Stay with the person, tell the operator what was taken or what happened, and do what they say.',
    now: 'Please call emergency services now, before anything else.',
    question: null,
    closing: "I'm an AI and can't judge what your body needs. Emergency services can.",
  },
  domestic_violence: hurt,
  /** Domestic violence told by whoever did it. */
  own_violence: {
    concern: 'It takes honesty to say that. What happens to the other person comes first.',
    crisis:
      "It takes something to say that, and it matters that you did. Nobody deserves to be hurt, whatever came before it, and stopping it is yours to do. If somebody is hurt, get help for them first; and when it gets hot again, walk out before it goes further. I'm an AI and can't do this with you, but people can: those below have heard it before, and know who helps somebody to stop.",
    other: 'Nobody deserves to be hurt, and there are people who help somebody to stop.',
    now: NOW,
    question: 'Is everybody safe right now, and can the two of you be apart tonight?',
    closing: 'While somebody may get hurt, Mallama brings nobody together in one talk.',
  },
  forced_marriage: {
    ...hurt,
    concern: 'Nobody may be made to marry. You can talk it over with people who know this well.',
    crisis: `Nobody may make you marry, whoever they are. It is not your fault. ${AI}`,
    other: `Nobody may be made to marry, and it is right to be worried. ${AI}`,
  },
  sexual_assault: {
    ...hurt,
    concern: 'What happened was not your fault. There are people who will listen, whenever it was.',
    crisis: `I'm so sorry this happened. It was not your fault, whatever came before it. ${AI} You decide what comes next.`,
    other: `I'm sorry. Believing the person is the most helpful thing you can do, and what comes next is theirs to decide. ${AI}`,
  },
  child_abuse: child,
  elder_abuse: {
    ...child,
    concern: 'This can be abuse of somebody who depends on others. You do not have to work out alone what to do.',
    crisis: `This can be abuse, and nobody has to put up with it for being cared for. ${AI}`,
    other: `This can be abuse of somebody who depends on others. Thank you for not looking away. ${AI} ${NO_REPORT}`,
    question: null,
  },
  threat_to_others: {
    concern:
      'It takes something to say that. Step away from where they are before anything else, and let the heat pass.',
    crisis: `I won't help with hurting somebody. I'm glad you said it before doing it. Please put distance between you and them, and between you and anything that could be a weapon. ${AI}`,
    other: `Somebody may be in danger here. If you can do so safely, warn the person and tell the police. ${AI}`,
    now: NOW,
    question: 'Can you go somewhere else, away from them, right now?',
    closing: 'People who answer these lines also talk with those who are afraid of what they might do.',
  },
  abuse_facilitation: {
    concern: "I won't help with words that frighten, trick or corner somebody.",
    crisis:
      "I won't help with this: it would frighten, trick or corner somebody. If what you want is to be heard, to set a limit or to ask for something, tell me that, and I will help you say it openly.",
    other: "I won't help with this: it would frighten, trick or corner somebody.",
    now: NOW,
    question: null,
    closing: 'The line below also talks with people who worry about their own behaviour.',
  },
} satisfies Record<string, Words>;
