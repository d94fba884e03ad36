import { describe, expect, test } from 'vitest';
import { START } from '#server/coach/guide/state.ts';
import { asText, type Turn, turn } from '#server/coach/guide/talk.ts';
import type { Care } from '#server/safety/aftercare.ts';

/** A talk to its last reply, as it reads without buttons. */
function talk(...messages: string[]): string {
  let last: Turn = { text: '', offer: { choices: [], form: null }, state: START };
  for (const message of messages) last = turn({ message, state: last.state, person: null }, undefined);
  return asText(last);
}

describe('nobody is congratulated on something hard', () => {
  test.each([
    'we lost the baby at 19 weeks',
    'we were engaged for two years and he left me',
    'She said yes and then called off the wedding!',
    "I'm pregnant and I'm terrified!",
    'he got the job instead of me!',
    "I wasn't accepted!",
  ])('%s', (message) => {
    expect(talk(message)).not.toMatch(/wonderful|so glad|lovely|Congratulations/);
  });

  test.each([
    'I GOT THE JOB!!! and my boyfriend cried he was so proud',
    'we got engaged last night!!',
    'our baby was born this morning!',
  ])('but on something good: %s', (message) => {
    expect(talk(message)).toMatch(/Congratulations/);
  });
});

describe('no news is good that is not', () => {
  test.each(['my son is being bullied at school', 'my daughter stopped eating lunch with her friends'])(
    '%s',
    (message) => expect(talk(message)).not.toMatch(/so glad|wonderful|lovely/),
  );

  test.each([
    'my friend of twenty years stopped calling since i got engaged',
    'He wants to marry me, I told him yes and now I feel awful',
    'could you tell me something nice please',
    'my cousin got married in june and our aunt was left out',
  ])('nor where nobody is glad: %s', (message) => {
    expect(talk(message)).not.toMatch(/so glad|wonderful|lovely|love that|Congratulations/);
  });

  test('and what turns after it is a matter of its own', () => {
    expect(talk('I got into grad school!', 'but my girlfriend doesnt want to move')).not.toMatch(/I love that/);
  });
});

describe('few words', () => {
  test('thanks is no wish for a card', () => expect(talk('thank you so much')).toMatch(/^[\s\S]*Take care/));
  test('no is no complaint', () =>
    expect(talk('my best friend is dating my ex', 'it hurts', 'no')).toContain('leave it there'));
  test('what was offered a moment ago is still taken', () => {
    expect(talk(ROOMMATE, 'it has been like this for a year', 'yes, help me say something')).toContain('To: ____');
  });
});

describe('a loss', () => {
  test.each(['we lost the baby at 19 weeks', 'she passed away last night', 'I lost our pregnancy'])(
    'is heard as one: %s',
    (message) => expect(talk(message)).toMatch(/^I’m so sorry/),
  );

  test('is not heard in a thing that was mislaid', () => {
    expect(talk('we lost the baby monitor and had a fight about it')).not.toMatch(/sorry for your loss/);
  });

  test('is left room by what follows, until words are asked for', () => {
    expect(talk('my dad died on sunday', 'he used to call me every morning')).toContain('Take all the time you need');
    expect(talk('my dad died on sunday', 'how do i tell my kids')).toContain('To: ____');
  });
});

describe('a request for words goes straight to its form', () => {
  test.each([
    "Help me break up with someone I've been seeing for two months",
    "how do I tell my boss I can't work weekends",
    'just tell me what to say to her about the wedding, i want to say sorry',
    'what do i say to my brother to say no',
  ])('%s', (message) => expect(talk(message)).toContain('To: ____'));
});

const ROOMMATE = 'my roommate never pays rent on time and i always have to cover for him';
const SAID = 'to Jake. he paid late three months in a row';

describe('a message that grows', () => {
  test('is for whom it is said to be for', () => {
    const draft = talk(ROOMMATE, '1', 'find words', SAID);
    expect(draft).toContain('He paid late three months in a row.');
    expect(draft).not.toMatch(/to Jake/i);
  });

  test.each(['can you make it shorter', 'shorter please', 'make it a bit warmer'])('%s is no part of it', (wish) => {
    expect(talk(ROOMMATE, '1', 'find words', SAID, wish)).not.toContain(wish.slice(1));
  });

  test('is shorter when that is asked for', () => {
    const [long, short] = [
      talk(ROOMMATE, '1', 'find words', SAID),
      talk(ROOMMATE, '1', 'find words', SAID, 'can you make it shorter'),
    ];
    expect(short.length).toBeLessThan(long.length);
  });

  test.each(['ok thanks', 'thanks anyway', 'nevermind', 'actually, forget it'])('ends with %s', (end) => {
    expect(talk(ROOMMATE, '1', 'find words', SAID, end)).toMatch(
      /Take care|good care|when you come back|whenever you want/,
    );
  });

  test('takes in no okay', () => {
    for (const before of [[], [SAID]]) {
      const said = talk(ROOMMATE, '1', 'find words', ...before, 'ok');
      expect(said).toContain('Which of these would you like?');
      expect(talk(ROOMMATE, '1', 'find words', ...before, 'ok', 'back')).not.toMatch(/“[^”]*\bok\b/i);
    }
  });
});

describe('a guess', () => {
  test.each(['hey i have a question', 'can I ask you something?', 'i need advice'])(
    'is not made before anything is told: %s',
    (message) => expect(talk(message)).toMatch(/Ask, or tell me what happened/),
  );

  test('that was wrong is given up by a no that goes on', () => {
    const again = talk(ROOMMATE, "no thats not it, we've been friends for 20 years");
    expect(again).toMatch(/wrong|mistake|Not that/i);
    expect(again).not.toMatch(/guests, and rent/);
  });

  test('is not refused twice by one refusal', () => {
    const told = talk('I think my wife is bored of me', 'something else', "we just don't laugh anymore. i miss her");
    expect(told).not.toContain('Okay, not that');
  });
});

describe('a bare yes or okay', () => {
  test.each(['yes', 'ok', 'sure'])('is no news: %s', (assent) => {
    expect(talk(assent)).toMatch(/What would help most/);
    expect(talk('my new boss changed my whole schedule without asking me', assent)).toMatch(/Which of these/);
  });
});

test('a question is no part of a message', () => {
  expect(talk(ROOMMATE, '1', 'find words', SAID, 'why does he keep doing this')).not.toContain('Why does he');
});

test('words asked for after something was told begin with the form', () => {
  expect(talk('i feel like nobody at work likes me', 'what could i say')).toContain('To: ____');
});

test('a loss told without "my" is one', () => {
  expect(talk('grandma died last week. we were close')).toMatch(/^I’m so sorry/);
});

describe('what is typed beside an open form', () => {
  const OPEN = [ROOMMATE, '1', 'find words', SAID] as const;
  test.each(['idk what to even say, he always gets mad', 'he will hate me for this', 'i covered 400 dollars for him'])(
    'is met like a first message, and the message waits: %s',
    (aside) => {
      expect(talk(...OPEN, aside)).toMatch(/1\. Back to the message/);
      expect(talk(...OPEN, aside)).not.toMatch(/message so far|can’t follow free/);
      const back = talk(...OPEN, aside, 'calm down first', 'Back to the message');
      expect(back).toContain('He paid late three months in a row.');
      expect(back).not.toContain(aside.slice(1));
    },
  );

  test('a form that stays empty is not offered for good', () => {
    const aside = ['my cousin said something odd about it', 'it was at the lake'] as const;
    expect(talk(ROOMMATE, 'find words', aside[0])).toContain('Back to the message');
    expect(talk(ROOMMATE, 'find words', ...aside)).not.toContain('Back to the message');
  });

  test('a question is answered as one, and the message waits', () => {
    const said = talk(...OPEN, 'why is he like that?');
    expect(said).toMatch(/1\. Back to the message/);
    expect(talk(...OPEN, 'why is he like that?', '1')).toContain('He paid late three months in a row.');
  });
});

describe('a wish about a message that is not there', () => {
  test.each(['shorter please', 'can you make it a bit warmer', 'kinder'])('is said to be one: %s', (wish) => {
    expect(talk(wish)).toMatch(/no message of yours here yet/);
  });
  test('is not heard in a wish about somebody', () => {
    expect(talk('i wish he was kinder')).not.toMatch(/no message of yours/);
  });
});

describe('a second message', () => {
  test.each(['he also forgot our anniversary', 'my roommate leaves dirty dishes in the sink for days'])(
    'gets what it would get as the first: %s',
    (more) => {
      const [, first = ''] = talk(more).split('\n\n');
      expect(talk('my sister moved to the coast in spring', more)).toContain(first);
    },
  );

  test('never gets joy in the middle of something hard', () => {
    for (const more of ['and he lied about it', 'we were friends for 15 years'])
      expect(talk('my best friend got married and didnt invite me', more)).not.toMatch(/wonderful|lovely|so glad/);
  });
});

describe('earlier concern', () => {
  const told = (care: Care, message: string) =>
    turn({ message, state: { ...START, introduced: true }, person: null, care }, undefined);

  test('is asked about once, and then kept in mind without telling the other side', () => {
    const concern = { state: 'concern', category: 'domestic_violence' } as const;
    expect(told({ ...concern, hasAsked: false }, 'he never helps with the kids').text).toContain('Are you safe');
    const later = told({ ...concern, hasAsked: true }, 'he never helps with the kids');
    expect(later.text).toContain('Support page');
    expect(later.text).not.toContain('Are you safe');
    expect(later.offer.choices.map(({ label }) => label)).not.toContain('Yes, help me understand it');
  });

  test('is over for whoever says that they are safe', () => {
    expect(told({ state: 'aftercare' }, "I'm safe").text).toContain('Thank you for saying so');
  });
});

describe('what the words do not carry is not guessed', () => {
  test.each([
    ['rewrite this: "you are late again. can we pick a time that works for both of us?"', /Your words stay/],
    ['do you remember what I told you about my sister?', /^[\s\S]*No\. I only work with what’s in this chat/],
    ['I got promoted today and nobody at home even looked up', /Thank you for telling me/],
    ['does he even like me', /won’t guess|mind can be read|see into anyone/],
  ])('%s', (message, reply) => {
    const said = talk(message);
    expect(said).toMatch(reply);
    expect(said).not.toMatch(/Comfort someone|wonderful|so glad/);
  });

  test('a message of no kind that is named begins with a form that fits any', () => {
    const said = talk("write me a text to my boss that I'm sick today");
    expect(said).toContain('What you want to say, in one sentence: ____');
    expect(said).not.toContain('sick today');
  });

  test('nobody but a person or a name is written to', () => {
    const draft = talk(ROOMMATE, '1', 'find words', "For Christmas, I'd like to stay home");
    expect(draft).not.toContain('Hey Christmas');
  });

  test('a situation of another part of life is not offered', () => {
    for (const message of ['my boss yells at me every day', 'my boss never tells me what he wants'])
      expect(talk(message)).not.toMatch(/partner|marriage|friendship/i);
  });
});
