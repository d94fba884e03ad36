/** Fixed texts, never a model's. `now` is for an emergency; `other` is for worry about someone else. */
export type Words = {
  concern: string;
  crisis: string;
  other: string;
  now: string;
  question: string | null;
  /** The follow-up question is left out above this level, because the answer was already given. */
  askedUpTo?: 1 | 2 | 3;
  closing: string;
};

/** One text, in pieces. */
const said = (...pieces: string[]) => pieces.join(' ');

const NOW = 'If anyone is in danger right now, please call emergency services first.';
const AI = 'I’m an AI, so I can’t see you or keep you safe, but people can, right now.';
const NO_REPORT = 'Mallama doesn’t report anything for you; these people can tell you how.';
const PRIVATE = 'If someone checks this device, use a safer one.';

const dying: Words = {
  concern: 'That sounds very heavy to carry, and I’m glad you said it.',
  crisis: `I’m really glad you told me. ${AI} You deserve a person to talk to about this today.`,
  other: said(
    `I’m really glad you told me. It’s right to take this seriously. ${AI}`,
    'Ask them directly whether they’re thinking about suicide; asking doesn’t put the idea there.',
    'If you can, stay with them or stay on the line.',
  ),
  now: NOW,
  question: 'Are you having thoughts of hurting yourself or of suicide?',
  askedUpTo: 1,
  closing: 'Everything else can wait. I’ll still be here.',
};

const hurt: Words = {
  concern: said(
    'What you describe can be a part of abuse.',
    'It’s not your fault, and you can talk it over with people who know it well.',
  ),
  crisis: `What you describe can be abuse. It’s not your fault. ${AI}`,
  other: said(
    'What you describe can be abuse, and it’s right to be worried.',
    `Listen, believe, and let the person decide the pace; leaving can be the most dangerous time. ${AI}`,
  ),
  now: NOW,
  question: 'Are you safe where you are right now?',
  closing: PRIVATE,
};

const child: Words = {
  concern: 'A child may need protection here, and you don’t have to figure out alone what to do.',
  crisis: said(
    `I’m so glad you told me. It’s not your fault, and you are allowed to tell. ${AI}`,
    'Please also tell a grown-up you trust, such as a teacher, a nurse, or a relative.',
  ),
  other: `A child may be in danger here. Thank you for not looking away. ${AI} ${NO_REPORT}`,
  now: NOW,
  question: 'Are you safe where you are right now?',
  closing: NO_REPORT,
};

const EITHER = said(
  'Someone is threatened in these words, and I can’t tell whether it’s you.',
  'If it’s you: it’s not your fault, and you can get help with staying safe before you answer.',
  'If the words are yours: nobody may be hurt, whatever came before. Put distance between you now, and talk to someone',
  `before anything happens. ${AI}`,
);

/** Nothing is claimed: somebody may be in danger, or have cut an onion. */
const maybe: Words = {
  concern: 'If anything here touches on safety, yours or anyone’s, these people are there to talk.',
  crisis: AI,
  other: AI,
  now: NOW,
  question: null,
  closing: '',
};

/** By category. */
export const words = {
  self_harm: dying,
  self_injury: {
    ...dying,
    askedUpTo: 2,
    concern: 'It sounds like your body is taking the strain of all this. I’m glad you said it.',
    crisis: said(
      'I’m really glad you told me.',
      'Hurting yourself is often a way to get through unbearable feelings, and you deserve care for them, not blame.',
      `${AI}`,
    ),
    other: `It’s right to be worried. Stay calm and kind, and ask what would help; anger rarely does. ${AI}`,
  },
  eating_disorder: {
    ...dying,
    askedUpTo: 2,
    concern: 'Food and your body seem to take a lot out of you right now. I’m glad you said it.',
    crisis: said(
      'I’m really glad you told me.',
      `What you describe can harm the body quickly, it is nobody’s fault, and people get well from it. ${AI}`,
      'A doctor should see you soon; if you faint, vomit blood or your heart stumbles, call emergency services.',
    ),
    other: said(
      'It’s right to be worried.',
      `Speak with them about how they are, not about weight or food, and help them see a doctor soon. ${AI}`,
    ),
    question: 'Are you in danger right now, or thinking about hurting yourself?',
    closing: 'I won’t give advice on food or weight. Everything else can wait.',
  },
  psychosis: {
    ...dying,
    askedUpTo: 2,
    concern: 'What you describe sounds frightening and very real to you. I’m glad you said it.',
    crisis: said(
      'I’m glad you told me.',
      'What you describe is something that doctors know well and can help with, and they should see you today.',
      `${AI} Stay with someone you trust until then, and do nothing that a voice or a sign tells you to do.`,
    ),
    other: said(
      'It’s right to take this seriously.',
      'Stay calm, don’t argue about what is real, keep them and any children safe, and get a doctor or the line',
      'below today.',
      `${AI}`,
    ),
    question: 'Is anyone in danger right now, you or someone with you?',
    closing: 'I’m an AI and can’t tell what this is. A doctor can.',
  },
  medical_emergency: {
    ...dying,
    askedUpTo: 2,
    crisis: 'Don’t wait to see how it goes, and don’t stay alone.',
    other: 'Stay with the person, tell the operator what was taken or what happened, and do what they say.',
    now: 'Please call emergency services now, before anything else.',
    question: null,
    closing: 'I’m an AI and can’t judge what your body needs. Emergency services can.',
  },
  domestic_violence: hurt,
  /** Domestic violence, told by the person who did it. */
  own_violence: {
    concern: 'It takes honesty to say that. What happens to the other person comes first.',
    crisis: said(
      'It takes something to say that, and it matters that you did.',
      'Nobody deserves to be hurt, whatever came before it, and stopping it is yours to do.',
      'If someone is hurt, get help for them first; and when it heats up again, walk out before it goes further.',
      'I’m an AI and can’t do this with you, but people can: those below have heard it before, and know who helps',
      'someone to stop.',
    ),
    other: 'Nobody deserves to be hurt, and there are people who help someone stop.',
    now: NOW,
    question: 'Is everyone safe right now, and can the two of you be apart tonight?',
    askedUpTo: 3,
    closing: 'While someone may get hurt, Mallama brings nobody together in one talk.',
  },
  forced_marriage: {
    ...hurt,
    concern: 'Nobody may be made to marry. You can talk it over with people who know this well.',
    crisis: `Nobody may make you marry, whoever they are. It’s not your fault. ${AI}`,
    other: `Nobody may be made to marry, and it’s right to be worried. ${AI}`,
  },
  sexual_assault: {
    ...hurt,
    concern: 'What happened was not your fault. There are people who will listen, whenever it was.',
    crisis: said(
      `I’m so sorry this happened. It was not your fault, whatever came before it. ${AI}`,
      'You decide what comes next.',
    ),
    other: said(
      'I’m sorry.',
      `Believing the person is the most helpful thing you can do, and what comes next is theirs to decide. ${AI}`,
    ),
  },
  child_abuse: child,
  elder_abuse: {
    ...child,
    concern:
      'When someone depends on others, things can get hard. If anyone is being hurt, neglected or used, you don’t have to work out alone what to do.',
    crisis: `This can be abuse, and nobody has to put up with it for being cared for. ${AI}`,
    other: `This can be abuse of someone who depends on others. Thank you for not looking away. ${AI} ${NO_REPORT}`,
    question: null,
  },
  threat_to_others: {
    concern:
      'It takes something to say that. Step away from where they are before anything else, and let the heat pass.',
    crisis: said(
      'I won’t help with hurting someone. I’m glad you said it before doing it.',
      `Please put distance between you and them, and between you and anything that could be a weapon. ${AI}`,
    ),
    other: `Someone may be in danger here. If you can do so safely, warn the person and tell the police. ${AI}`,
    now: NOW,
    question: 'Can you go somewhere else, away from them, right now?',
    askedUpTo: 3,
    closing: 'People who answer these lines also talk with those who are afraid of what they might do.',
  },
  /** A threat in an argument between two people; the reader may be either. */
  threat_between: {
    concern: said(
      'Some of these words sound like a threat.',
      'If they were said to you, it’s not your fault, and you can talk with people who know about staying safe.',
      'If they are yours, step away first, and let the heat pass.',
    ),
    crisis: EITHER,
    other: EITHER,
    now: NOW,
    question: 'Is everyone safe right now?',
    closing: PRIVATE,
  },
  /** A partner's threat of suicide, tied to leaving or coming back, or with a weapon. */
  suicide_pressure: {
    ...hurt,
    concern: said(
      'Take such words seriously. But you’re not responsible for what they do, and you don’t have to go there or go back.',
      'If it could happen now, call emergency services for them: people who are trained can go.',
    ),
    crisis: said(
      'I’m glad you told me. Take it seriously. But you’re not responsible for what they do, and you don’t have to go',
      'there, go back or stay to prevent it. If it could happen now, call emergency services and say where they are:',
      `people who are trained can go. Holding someone with such a threat can be abuse, and it can be dangerous for you, too. ${AI}`,
    ),
    other: said(
      'Take it seriously. But nobody is responsible for what someone else does, and nobody has to go there or go back for it.',
      `If it could happen now, call emergency services for them: people who are trained can go. ${AI}`,
    ),
  },
  /** For a text in a language that Mallama reads only in part. */
  another_language: {
    concern: said(
      'I read this language only in part, so I may have missed what matters.',
      'If you or someone near you is not safe, these people can help.',
    ),
    crisis: `I read this language only in part. ${AI}`,
    other: `I read this language only in part. ${AI}`,
    now: NOW,
    question: null,
    closing: 'Many of these lines speak several languages, or call an interpreter.',
  },
  hint: maybe,
  abuse_facilitation: {
    concern: 'I won’t help to frighten, trick, watch or corner someone.',
    crisis: said(
      'I won’t help with this: it would frighten, trick, watch or corner someone.',
      'If what you want is to be heard, to set a limit or to ask for something, tell me that, and I’ll help you',
      'say it openly.',
    ),
    other: 'I won’t help with this: it would frighten, trick, watch or corner someone.',
    now: NOW,
    question: null,
    /** Used only where the country has such a line. */
    closing: 'That line also talks with people who worry about their own behavior.',
  },
} satisfies Record<string, Words>;
