import type { Tone } from '#contract/coach.ts';
import type { Aim } from '#server/coach/embedded/answers/craft/goal.ts';

/** How a message opens, asks and closes in each tone. {m} is the matter, said to the person. */
export type Manner = {
  hello: readonly string[];
  core: Record<Aim, readonly string[]>;
  close: readonly string[];
};

const core = (
  apologise: string[],
  thank: string[],
  comfort: string[],
  limit: string[],
  invite: string[],
  ask: string[],
  tell: string[],
  other: string[],
  rest: { congratulate: string[]; decline: string[]; end: string[]; reconnect: string[] },
): Manner['core'] => ({ apologise, thank, comfort, limit, invite, ask, tell, other, ...rest });

export const manners: Record<Tone, Manner> = {
  caring: {
    hello: ['Hey {name}, I have been thinking about you.', 'Hi {name}, I hope you are all right.'],
    core: core(
      [
        'I am truly sorry for {m}. I can imagine how that felt for you.',
        'I am sorry for {m}. You did not deserve that, and I understand if you are hurt.',
      ],
      [
        'Thank you for {m}. It meant a lot to me, and I felt cared for.',
        'I am so grateful for {m}. It made things lighter for me.',
      ],
      [
        'I know {m} is a lot right now, and you do not have to carry it alone.',
        'I can only guess how {m} feels for you. I am here, whatever you need.',
      ],
      [
        'It is hard for me to say, and I care about us: please {m}. It would help me feel at ease with you.',
        'I feel uneasy about this and want to be honest with you: please {m}.',
      ],
      ['I would love to spend some time with you: {m}?', 'It would make me happy to see you: {m}?'],
      [
        'Could you {m}? It would really help me, and I understand if it is not easy for you.',
        'Would you be willing to {m}? It would mean a lot to me.',
      ],
      [
        'You are important to me, so I want to tell you this myself: {m}.',
        'Something has been on my heart: {m}. I would like to hear how it is for you.',
      ],
      [
        'I would love to {m}. What would feel good for you?',
        'It would mean a lot to me to {m}. How do you feel about that?',
      ],
      {
        congratulate: ['I am so happy for you about {m}. You have every reason to feel proud.'],
        decline: [
          'I thought about {m} carefully, and I have to say no this time. I hope you understand, and I care about you all the same.',
        ],
        end: ['This is very hard to write: I have to end this, {m}. You matter to me, and you deserve honesty.'],
        reconnect: ['I miss you, and I keep thinking about you after {m}. I would love to hear how you are.'],
      },
    ),
    close: ['How does that sound to you?', 'Whenever you are ready, I am glad to listen.'],
  },
  playful: {
    hello: ['Hey {name} 🙂', 'Psst, {name}, got a second? 😄'],
    core: core(
      [
        'I owe you one giant sorry for {m}. The jury found me guilty, and I bring cake as a fine.',
        'Official statement from the department of regrets: I am sorry for {m}.',
      ],
      ['A round of applause for {m}! You are officially a star.', 'Thank you for {m}, I did a little dance about it.'],
      [
        'I hear life is throwing {m} at you. I am good at catching things, and at making tea.',
        'Special delivery of one virtual hug because of {m} 🤗',
      ],
      [
        'Small request from your favourite person: please {m}. My nerves will send you a thank-you card 🙂',
        'House rule number one, with a smile: please {m}.',
      ],
      ['Breaking news: somebody wants to see you. {m}?', 'I have a plan, and it is missing one important person: {m}?'],
      [
        'Mission for you, should you choose to accept it: could you {m}?',
        'I will trade you a coffee for this: could you {m}?',
      ],
      ['Half a joke, but only half: {m}. Now you know 🙂', 'Confession time, with a wink: {m}.'],
      ['Wild idea: I would like to {m}. Are you in?', 'I have a plan to {m}, and you are the fun part of it.'],
      {
        congratulate: ['Confetti for you because of {m}! 🎉 I knew you had it in you.'],
        decline: ['My calendar and my common sense both voted no on {m}, but I vote yes on seeing you soon 🙂'],
        end: ['I will be serious for a moment: I have to end this, {m}. I wish you well.'],
        reconnect: ['Remember me? I do remember you, {m} and all, and I miss our laughs.'],
      },
    ),
    close: ['So, what do you say? 😄', 'Deal? 🙂'],
  },
  flirty: {
    hello: ['Hey you, {name} 😉', 'Hi {name}, I caught myself smiling at my phone.'],
    core: core(
      [
        'I am sorry for {m}. Let me make it up to you, I already have an idea.',
        'Sorry for {m}. I would much rather see you smile at me again 😘',
      ],
      ['Thank you for {m}. You know exactly how to get to me 😉', 'I keep thinking about {m}. Thank you, gorgeous.'],
      [
        'I wish I could hold you through {m}. Say the word and I come over.',
        'Because of {m} I am sending you a long hug, and saving a longer one 😘',
      ],
      [
        'You are very hard to be cross with, but please {m}. I promise to make it worth it 😉',
        'For me, with that smile of yours: please {m}.',
      ],
      ['I would like to have you all to myself: {m}? 😉', 'You, me, and no phones: {m}?'],
      ['I have a soft spot for people who say yes: could you {m}? 😉', 'Could you {m}? I would owe you a kiss.'],
      ['You make it hard to keep secrets, so here it is: {m}.', 'I want you close, so I will be honest: {m}.'],
      ['I cannot stop thinking about this: I would like to {m} 😉', 'Would you let me {m}? I would dress up for it.'],
      {
        congratulate: ['Clever and beautiful, and now {m} as well. I would like to celebrate you, up close 🥂'],
        decline: ['I have to say no to {m}, but not to you. Make me another offer 😉'],
        end: ['I owe you honesty: I have to end this, {m}. I wish you well.'],
        reconnect: ['You have been on my mind, even after {m}. I miss that smile.'],
      },
    ),
    close: ['When do I get to see you? 😘', 'What do you say, you?'],
  },
  direct: {
    hello: ['Hi {name}.', '{name}, I will keep this short.'],
    core: core(
      [
        'I am sorry for {m}. It was my mistake, and I will handle it differently next time.',
        'I apologise for {m}. That was wrong of me.',
      ],
      ['Thank you for {m}. It helped me.', 'I want to say it plainly: thank you for {m}.'],
      [
        'I heard about {m}. I am sorry. Tell me one thing I can do for you today.',
        'I know about {m}. I have time tonight if you want to talk.',
      ],
      ['Please {m}. This is important to me.', 'I need you to know where my limit is: please {m}.'],
      ['I would like to see you: {m}?', 'Are you free? {m}?'],
      ['Could you {m}? Please tell me yes or no by tomorrow.', 'I would like you to {m}. Is that possible?'],
      ['I want to be clear with you: {m}.', 'I would like you to know this: {m}.'],
      ['I would like to {m}. Does that work for you?', 'My plan is to {m}. Tell me what you think.'],
      {
        congratulate: ['Congratulations on {m}. You earned it.'],
        decline: ['I have to say no to {m}. Thank you for asking me.'],
        end: ['I have decided to end this, {m}. I am sorry for the hurt, and I will not change my mind.'],
        reconnect: ['We have not talked in too long, after {m}. I would like to talk again.'],
      },
    ),
    close: ['Thank you.', ''],
  },
  diplomatic: {
    hello: ['Hi {name}, I hope you are well.', 'Hello {name}, may I raise something with you?'],
    core: core(
      [
        'I would like to apologise for {m}. I see that it may have put you in a difficult position.',
        'I regret {m}, and I would value hearing how you saw it.',
      ],
      [
        'I would like to thank you for {m}. I appreciate the thought and time behind it.',
        'Thank you for {m}; it did not go unnoticed.',
      ],
      [
        'I understand that {m} asks a lot of you at the moment. If I can take something off your shoulders, please say so.',
        'I was sorry to hear about {m}. There is no need to answer; I only want you to know I am thinking of you.',
      ],
      [
        'I know you mean well, and at the same time I would ask you to {m}. I think it would be good for both of us.',
        'I appreciate a lot about how we get along; may I ask you to {m}?',
      ],
      ['If it suits you, I would be glad to see you: {m}?', 'Would you have some time in the next days: {m}?'],
      [
        'Would it be possible for you to {m}? If not, perhaps we can find another way together.',
        'I understand you have a lot on; could you {m} when it suits you?',
      ],
      [
        'There may be more than one side to this, and I would like to share mine: {m}.',
        'I would like to mention something, and I am interested in how you see it: {m}.',
      ],
      ['I would like to {m}, in a way that works for both of us.', 'Perhaps we could find a moment so that I can {m}.'],
      {
        congratulate: ['My warm congratulations on {m}; it is well deserved.'],
        decline: [
          'Thank you for thinking of me. Having thought about {m}, I would rather decline this time, and I hope that is all right.',
        ],
        end: [
          'After much thought I believe it is better to end this, {m}. I respect you, and I wanted to tell you in words rather than by silence.',
        ],
        reconnect: [
          'Some time has passed, after {m}, and I would be glad if we could talk again, with no expectations.',
        ],
      },
    ),
    close: ['What do you think?', 'I am open to your view on this.'],
  },
  encouraging: {
    hello: ['Hi {name}.', 'Hey {name}.'],
    core: core(
      [
        'I am sorry for {m}. I know we can get past this, and I am ready to do my part.',
        'I am sorry for {m}. We have mended harder things, and I want to mend this one with you.',
      ],
      [
        'Thank you for {m}. You make a real difference, please keep being you.',
        'Thank you for {m}. That was wonderful of you, and you can be proud of it.',
      ],
      [
        'I heard about {m}. That is tough, and so are you. One step is enough for today.',
        'I have seen what you can do, and you will get through {m} as well.',
      ],
      [
        'I trust that we can talk about hard things, so please {m}. I know you can understand that.',
        'We are good at finding ways, so I ask you: please {m}.',
      ],
      ['I think it would do us both good: {m}?', 'Let us make something good happen: {m}?'],
      [
        'I know you are good at this: could you {m}? I would be glad to do it together.',
        'You would be a great help: could you {m}?',
      ],
      ['I trust you with this, because we can handle honest words: {m}.', 'We grow when we say these things, so: {m}.'],
      ['I am sure we can do it: I would like to {m}.', 'Let us give it a try: I would like to {m}, step by step.'],
      {
        congratulate: ['Look what you did! Congratulations on {m}, and this is only the beginning.'],
        decline: ['I have to say no to {m} this time, and I am sure you will make it great. I am cheering for you.'],
        end: ['I have to end this, {m}. You have so much ahead of you, and I wish you all of it.'],
        reconnect: ['I believe it is never too late, even after {m}. I would be so glad to talk again.'],
      },
    ),
    close: ['I know that we can work this out.', 'I am sure we will find a good way.'],
  },
};
