import { describe, expect, test } from 'vitest';
import { talk } from '#test/coach/talk.ts';

const NEWS = [
  ['my uncle just died', /^I’m so sorry/],
  ['my mother in law had a heart attack last night', /sorry/],
  ['my wife got laid off an hour ago', /sorry/],
  ['please, no more questions', /No steps, nothing to fill in/],
  ['can you stay with me for a minute', /No steps, nothing to fill in/],
  ['never mind that. our granddad is in hospital', /sorry/],
  ['drop that, my sister moved out without a word', /put away|leave that|away with it|Gone/],
] as const;

describe('what is told while a form is open is no part of it', () => {
  const OPEN = {
    message: ['my flatmate leaves her stuff everywhere', 'find words'],
    begun: ['my flatmate leaves her stuff everywhere', 'find words', 'To Ana. there were boxes in the hall again'],
    facts: ['nobody replied to my invitation', 'understand it'],
    decision: ['decide something'],
  };
  for (const [name, before] of Object.entries(OPEN))
    test.each(NEWS)(`of a ${name}: %s`, (message, reply) => {
      const said = talk(...before, message);
      expect(said).toMatch(reply);
      expect(said).not.toContain('message so far');
      expect(said).not.toContain('sorted');
    });

  test('and what was begun is gone, not resumed by what follows', () => {
    const after = talk(...OPEN.begun, 'my uncle just died', 'he taught me to swim');
    expect(after).not.toMatch(/boxes|message so far/);
  });

  test('but a wish about the message stays with it', () =>
    expect(talk(...OPEN.begun, 'actually, make it shorter')).not.toContain('we’ll leave that'));
  test('and what is written out belongs there', () =>
    expect(talk('just write it out', 'and then my aunt died')).toMatch(/Go on|Keep going|Press Done/));
  test('a form that was sent may tell of a death', () =>
    expect(
      talk(
        'nobody replied to my invitation',
        'understand it',
        'What happened, like a camera would see it: my aunt died',
      ),
    ).toContain('side by side'));
  test('company goes on, and asks for nothing', () =>
    expect(talk('can you stay with me for a minute', 'it was a long day')).not.toMatch(/What would help|To: ____/));
});

describe('a request is heard at any turn', () => {
  test.each([
    ['how do i even bring this up', 'To: ____'],
    ["she won't look at me. how can I ever make it up to her", 'To: ____'],
    ['I want to say sorry to them', 'What you’ll do now'],
    ['how should I tell my parents', 'To: ____'],
  ])('%s', (request, form) => {
    for (const before of [
      [],
      ['decide something'],
      ['it has been a strange week'],
      ['my aunt died'],
      ['just write it out'],
    ])
      expect(talk(...before, request)).toContain(form);
  });
  test('and about the message that is open it is no new one', () =>
    expect(talk('help me apologize to my son', 'I want to say sorry for missing the game')).not.toContain(
      'A few quick things',
    ));
});

describe('whoever did it', () => {
  test.each([
    'I missed our daughter’s recital and my wife is furious',
    'i totally forgot his birthday',
    'I lied to my best friend about the money',
    'I keep snapping at my kids',
  ])('is told nothing of the one who was hurt: %s', (message) => {
    expect(talk(message)).toMatch(/Say sorry/);
    expect(talk(message)).not.toMatch(/may be about|Which is closest|What often helps/);
    expect(talk(message, 'understand it')).not.toMatch(/Two ways/);
    expect(talk(message, '1')).toContain('What you did, without the reason');
  });
  test.each(['he thinks I lied about the trip', 'my brother forgot my graduation'])('is not heard in %s', (message) =>
    expect(talk(message)).not.toContain('Say sorry'),
  );
});

test('a decision is slept on, and what they would try first is theirs', () => {
  expect(talk('decide something', 'What I have to decide: whether I quit')).toMatch(/sleep on it[\s\S]*feel safe with/);
  expect(
    talk('decide something', 'What speaks for it: rest', 'The smallest thing I could try first: a week off'),
  ).toContain('The smallest test: a week off');
});

describe('a death is told in one sentence', () => {
  test.each([
    'grandpa passed away on monday. what should i do with his house',
    'we had to put our sweet old beagle dog to sleep',
    'My best friend died. his mom does not want me at the funeral',
    'mum has died and my brother wont help me write anything down',
  ])('and no other one undoes it: %s', (message) => expect(talk(message)).toMatch(/^I’m so sorry/));
  test.each([
    'my phone died in the middle of our fight',
    'my dad died ten years ago and mom is dating',
    "my husband's boss died",
    'i nearly died laughing',
  ])('and not heard in %s', (message) => expect(talk(message)).not.toMatch(/sorry for your loss|^I’m so sorry/));
  test('words that are asked for come with it', () =>
    expect(talk('My grandmother died. How do I tell my kids?')).toMatch(/sorry for your loss[\s\S]*To: ____/));
});

test('it never asks in the same sentence twice', () => {
  const turns = [
    'nobody says a word at home',
    'my aunt was there too',
    'it rained',
    'she had a blue coat',
    'so it goes',
  ];
  const asked = turns.map((_, at) => talk('it has been a strange week', ...turns.slice(0, at + 1)).split('\n')[0]);
  expect(new Set(asked).size).toBe(turns.length);
});

test.each(['omg he ruined dinner AGAIN!!', 'wow she left without a word!', 'my sister keeps taking my clothes!!!'])(
  'a complaint is not called good: %s',
  (message) => expect(talk(message)).not.toMatch(/wonderful|so glad|lovely/),
);

test.each(['can I delete my data', 'how do i erase my account', 'where is my data stored'])(
  '%s gets its place',
  (message) => expect(talk(message)).toMatch(/Profile page, under Your data/),
);

test.each(['no one would notice if i was gone', "what's the point. nobody would care if I quit"])(
  'low despair is asked about gently: %s',
  (message) => {
    const said = talk(message);
    expect(said).toContain('a lot to carry alone');
    expect(said).not.toContain("when you're safe");
  },
);

describe('what was offered is taken in words as well', () => {
  const MENU = 'my cousin never pays me back and my aunt thinks that is fine';
  test.each(["I'd like to decide something", 'I want to decide something please'])('%s', (message) =>
    expect(talk(MENU, message)).toBe(talk(MENU, 'Decide something')),
  );
  test('and not where it is refused', () =>
    expect(talk(MENU, "I don't want to decide something")).not.toBe(talk(MENU, 'Decide something')));
});

test.each([
  'oh well. actually could you please write me a short text to tell the coach we will be away',
  "he has to know it somehow. how do I even tell him that we're moving",
])('a request is heard behind other words: %s', (message) =>
  expect(talk('my neighbor never says hello', message)).toContain('A few quick things'),
);

test('good news may be told with a smile alone, and what is over is none', () => {
  expect(talk('our niece graduated and called me first :)')).toContain('Congratulations');
  expect(talk('I got married in spring and now it is over :)')).not.toContain('Congratulations');
});

describe('only what is surely something is taken for it', () => {
  test('lines typed behind each other belong to the form', () => {
    const said = talk('i need to decide if i move to her city', 'for: i love her. against: my mum is sick');
    expect(said).toMatch(/What speaks for it:\*\* i love her\.[\s\S]*against it:\*\* my mum is sick/);
  });
  test('a form stays whatever comes in between', () => {
    const before = [
      'decide something',
      'What speaks for it: the pay',
      'where did it go',
      'how long does it take?',
    ] as const;
    expect(talk(...before, 'Back to the decision')).toContain('the pay');
    expect(talk(...before, 'What speaks against it: the way')).toMatch(/the pay[\s\S]*the way/);
  });
  test('an outright no drops what was named, aloud', () => {
    const listed = ['we argue about his ex all the time', '1'] as const;
    const said = talk(...listed, "that's not it. she lives with us");
    expect(said).toMatch(/wrong|mistake|not that|wasn’t it/);
    expect(talk(...listed, "that's not it", 'Something else', 'Understand it')).not.toContain('Two ways');
  });
  test('an exercise that did not help is not given again', () => {
    const said = talk('I cant sleep', 'calm down first', 'no. didnt help. im just lying here');
    expect(said).not.toMatch(/Another one|Breathe/);
  });
  test('a card is no answer to another question', () => {
    const said = talk('how many couples actually divorce after having a baby');
    expect(said).not.toContain('Source:');
    expect(talk('explain stonewalling')).toContain('Source:');
  });
  test.each(['thanks, bye', 'never mind you dont listen. thanks anyway, bye', "ok that's all for today"])(
    '%s is the end',
    (end) => expect(talk('he forgot my birthday', end)).toMatch(/1\. Something new/),
  );
  test.each([
    ['thanks, bye', '1', /Which of these would help/],
    ['never mind. my sister moved out without a word', '2', /1\./],
  ])('what is offered beside %s is taken by its number', (left, number, reply) => {
    const said = talk('he forgot my birthday', left, number);
    expect(said).toMatch(reply);
    expect(said).not.toContain('couldn’t read');
  });
  test('a no is opened where a no is asked for', () =>
    expect(talk('my friend wants to borrow 2000 euros, i dont want to give it. how do i say no')).toContain('Say no'));
  test.each(['good news actually: we had a weekend without fighting', 'GREAT NEWS. she talks to me again'])(
    '%s is joy at any turn',
    (news) => {
      for (const before of [[], ['he forgot my birthday'], ['decide something']])
        expect(talk(...before, news)).toContain('What moment of it');
    },
  );
  test("being checked on is named, and nobody's other side is told", () => {
    const said = talk('My boyfreind checks my phone evry day and i have to send him a foto where i am');
    expect(said).toMatch(/people can help[\s\S]*Support page/);
    expect(said).not.toMatch(/Which is closest|may be about/);
  });
  test('a loss of someone near gets sympathy and the words that are asked for', () =>
    expect(talk('my wifes mum died on sunday and i dont know what to say to her')).toMatch(
      /^I’m (?:so )?sorry[\s\S]*Comfort someone/,
    ));
  test('bad news beside a wish about the message undoes neither', () => {
    const said = talk(
      'help me apologize to my son',
      'To: Max\nWhat you did, without the reason: I missed the game. I was lazy',
      "take out 'i was lazy' and now she's in hospital",
    );
    expect(said.split('\n')[0]).toMatch(/sorry/);
    expect(said).toMatch(/“Hey Max\. I missed the game\./);
    expect(said).not.toMatch(/lazy/i);
  });
  test('a complaint about someone is no confession', () =>
    expect(talk('my husband was on his phone again and i said something and he just sighed')).not.toContain(
      'Say sorry',
    ));
});

test('whoever only wants to say it writes', () =>
  expect(talk('no answer needed, I just want to say it to somebody')).toContain('Press Done'));
