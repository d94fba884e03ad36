import { describe, expect, test } from 'vitest';
import { guide } from '#server/coach/guide/guide.ts';
import { run } from '#server/coach/port.ts';

const resolve = async (...lines: string[]) =>
  (await run(guide, 'resolveArgument', { originalConversation: lines.join('\n') })).output;

describe('an argument', () => {
  test('names what is said outright, and says nothing about any other line or whoever said it', async () => {
    const said = await resolve(
      'Ann: You are such an idiot.',
      'Bob: You never call, and it rained on Monday.',
      'Ann: The bus came at six.',
      'Bob: fine whatever, like always',
    );
    expect(said.improvements).toEqual({
      Ann: { whatToImprove: ['“You are such an idiot.”: an insult'], howToImprove: [] },
    });
    expect(Object.keys(said.analysis.repairLanguage)).toEqual(['Ann']);
    expect([said.whatWentWell, said.severityScore]).toEqual([{ Ann: [], Bob: [] }, null]);
    expect(said.summary).toMatch(/^Without a model I can’t tell what these lines mean\./);
  });

  test('gives both the same way to talk next, with blanks alone, and of three nobody a part that may not be theirs', async () => {
    const two = (await resolve('Ann: Did you pay the rent?', 'Bob: Yes.')).resolvedConversation;
    expect(two.split('\n').map((line) => line.split(': ')[0])).toEqual(['Ann', 'Bob', 'Bob', 'Ann']);
    expect(two).not.toMatch(/rent|Monday/);
    expect(two.match(/\[[^\]]+\]/g)).toHaveLength(10);
    const three = (await resolve('Ann: Did you pay the rent?', 'Bob: Yes.', 'Cal: On Monday.')).resolvedConversation;
    expect(three).toMatch(/^Whoever begins: .*\nWhoever it’s said to: /);
    expect(three).not.toMatch(/Ann|Bob|Cal/);
  });

  test.each([
    ['It was me, sorry.', 'saying sorry'],
    ['I forgot the milk, so sorry Ann.', 'saying sorry'],
    ['Okay, how can I make it right?', 'an offer'],
    ['I’ll pay you back.', 'an offer'],
    ['I didn’t know it mattered to you.', 'granting a point'],
    ['I should’ve asked you first.', 'granting a point'],
    ['What about lunch on Sunday?', 'an offer'],
    ['Fine, half past seven?', 'an offer'],
    ['I can be home by ten.', 'an offer'],
    ['You’re right. I’m so sorry, Ann.', 'saying sorry'],
    ['I just miss you.', 'reaching out'],
  ])('has in it what reaches out: %s', async (text, name) =>
    expect((await resolve('Ann: It rained on Monday.', `Bob: ${text}`)).whatWentWell).toEqual({
      Ann: [],
      Bob: [`“${text}”: ${name}`],
    }),
  );

  test('goes on from an apology or an offer, and not from one that was met with an insult', async () => {
    const lines = ['Ann: You lost my keys.', 'Bob: I’m so sorry. What can I do?'];
    const { summary, resolvedConversation } = await resolve(...lines, 'Ann: I waited for two hours.');
    expect(summary).toContain('Bob: “I’m so sorry. What can I do?” That’s a place to go on from.');
    expect(resolvedConversation).toMatch(/^Ann: Thank you for saying that\..*\nBob: I can do that: \[/);
    expect((await resolve(...lines, 'Ann: You’re such an idiot.')).summary).not.toContain('a place to go on from');
  });

  test('goes on from a point granted at the end, and from none before a “never”', async () => {
    const granted = 'Bob: I didn’t know it mattered to you.';
    expect((await resolve('Ann: You left early.', granted)).summary).toContain('a place to go on from');
    const { summary } = await resolve('Ann: You left early.', granted, 'Ann: You never know.');
    expect(summary).not.toContain('a place to go on from');
  });

  test('takes one thing that wasn’t said for no “never”', async () => {
    expect((await resolve('Ann: You never told me.', 'Bob: On Monday.')).summary).not.toContain('hard to answer');
  });

  test('has a feeling in its own word, and of what is asked none', async () => {
    const said = ['Ann: I felt so invisible.', 'Bob: So I’m invisible to you?'];
    const { resolvedConversation } = await resolve(...said);
    expect(resolvedConversation).toMatch(/^Ann: .*I felt invisible\..*\n.*\nBob: .*I felt \[one feeling\]\./);
  });

  test('in which one insults the other asks nobody to say back what they heard', async () => {
    const one = await resolve('Ann: I just got home.', 'Bob: You’re useless.', 'Ann: I’ll cook.');
    expect([one.resolvedConversation, one.balance.ownPart]).toEqual(['', null]);
    expect(one.summary).toMatch(/Bob: “You’re useless\.” Whatever it was about, nobody has to talk it through/);
    expect((await resolve('Ann: You idiot.', 'Bob: You liar.')).resolvedConversation).not.toBe('');
  });

  test('says which words leave nothing to answer, and what is told in two ways, whoever wrote it', async () => {
    const { summary, improvements } = await resolve(
      'Ann: You promised to call. You never call.',
      'Bob: I never promised that. You always twist it.',
    );
    expect(summary).toMatch(/told in two ways: Ann: “You promised to call.*” Bob: “I never promised that/);
    expect(summary).toMatch(/“Always” and “never” are hard to answer: Ann: .* Bob: /);
    expect(improvements).toEqual({});
  });

  test.each([
    ['Ann: Sushi or tacos?', 'Bob: ok ok tacos it is'],
    ['Ann: Let’s take turns, you on Mondays?', 'Bob: Fine by me.'],
    ['Bob: I did it, sorry Ann, I’ll fix it.', 'Ann: Thank you.'],
    ['Bob: wanna call tonight?', 'Ann: yes pls'],
    ['Bob: omg I’m sorry :( I’ll do it all week', 'Ann: ok. thank you', 'Bob: still sorry'],
  ])('that is settled gets no frame: %s %s', async (...lines) => {
    const { analysis, resolvedConversation } = await resolve('Ann: You ate my lunch.', 'Bob: Me?', ...lines);
    expect([analysis.conflictType, resolvedConversation]).toEqual(['A talk', '']);
  });

  test.each([
    ['Ann: You said you’d call the vet.', 'Bob: I was about to.'],
    ['Ann: I nearly lost him on that road.', 'Bob: You told me it was safe.'],
  ])('says nothing of two ways to tell it where nobody disputes what was said: %s %s', async (...lines) =>
    expect((await resolve(...lines)).summary).not.toContain('told in two ways'),
  );

  test.each([
    ['Ann: You never trust me.', 'Bob: Fine. Ten pm. Be on time.', 'Ann: okay, thanks', 'it seems you found a way'],
    ['Ann: The music.', 'Ann: It’s late.', 'Bob: Ok ok I’ll turn it down', 'In the last line there’s a promise'],
    ['Ann: You never help.', 'Bob: I’ll fix it tomorrow.', 'Ann: Thank you!', 'it seems you found a way'],
    ['Ann: Be home by eleven?', 'Bob: What about noon?', 'Ann: Ok, noon.', 'By the last two lines'],
    [
      'Ann: You always forget my share.',
      'Cal: Stop it.',
      'Bob: I’ll pay you on Sunday. relax',
      'there’s a promise: “I’ll',
    ],
  ])('that ends in a yes or a promise says that first, and nothing else: %s %s %s', async (one, two, three, words) => {
    const { summary, resolvedConversation } = await resolve(one, two, three);
    expect(summary).toContain(words);
    expect([resolvedConversation, /Always|Without a model/.test(summary)]).toEqual(['', false]);
  });

  test.each([
    'Fine. Do what you want.',
    'ok thanks for nothing',
    'I’ll call the police tomorrow.',
    'Fine. Leave then.',
  ])('takes no bitter last line for a yes or a promise: %s', async (text) =>
    expect((await resolve('Ann: Will you be there?', `Bob: ${text}`)).summary).not.toMatch(/^(?:By|In) the last/),
  );

  test.each([
    ['I said no. I’m not discussing it.', /“I said no\. I’m not discussing it\.” Taken at its word.*alone/],
    ['Get out of my house.', /Taken at its word/],
    ['Leave me alone, I’m not talking about this.', /Taken at its word/],
  ])('with a refusal in its last line leads on to what one can do alone: %s', async (text, words) => {
    const { summary, resolvedConversation } = await resolve('Ann: Can we talk about it?', `Bob: ${text}`);
    expect(summary).toMatch(words);
    expect(resolvedConversation).toBe('');
  });

  test.each(['No.', 'Drop it off at five.', 'I said nothing.'])('takes no other line for a refusal: %s', async (text) =>
    expect((await resolve('Ann: Did you call?', `Bob: ${text}`)).resolvedConversation).not.toBe(''),
  );

  test('that ends in a yes on both sides has found a way, and no other does', async () => {
    const { summary, resolvedConversation } = await resolve('Ann: By nine?', 'Bob: Ok 9:15?', 'Ann: Deal.');
    expect(summary).toContain('it seems you found a way: “Ok 9:15?” “Deal.”');
    expect(resolvedConversation).toBe('');
    for (const last of ['fine whatever', 'Deal with it.', 'ok'])
      expect((await resolve('Bob: Ok 9:15?', `Ann: ${last}`)).resolvedConversation).not.toBe('');
  });

  test('speaks of fear only where something in it hurts', async () => {
    expect((await resolve('Ann: Did you pay?', 'Bob: On Monday.')).summary).not.toContain('afraid');
    expect((await resolve('Ann: You idiot.', 'Bob: On Monday.')).summary).toContain('If one of you is afraid');
  });

  test('that is told and not written down gets that too, for whoever was named', async () => {
    const { output } = await run(guide, 'resolveArgument', {
      originalConversation: 'We were fighting about money again last night, and he left.',
      partiesInvolved: ['Me', 'Jo'],
    });
    expect(output).toMatchObject({ improvements: {}, whatWentWell: { Me: [], Jo: [] } });
    expect(output.resolvedConversation).toMatch(/^Me: What happened.*\nJo: What I heard/);
  });

  test.each([
    'I’m so sorry.',
    'ok I’m sorry I snapped.',
    'I shouldn’t have said that.',
    'That was rude of me.',
    'I apologize for yelling.',
    'I’m sorry about dinner.',
    'Sorry for ruining your evening.',
  ])('has an apology in it where one is made: %s', async (text) => {
    const said = await resolve(`Ann: ${text}`, `Bob: ${text}`);
    const line = [`“${text}”: saying sorry`];
    expect([said.whatWentWell, said.improvements]).toEqual([{ Ann: line, Bob: line }, {}]);
  });

  test.each([
    ...['I’m sorry you feel that way.', 'I’m sorry, but you started it.', 'sorry I was at work so we can eat'],
    ...[
      'You’re right, as always, genius.',
      'Thanks for nothing.',
      'I said I was sorry',
      'Sorry. Happy now?',
      'sorry for existing',
    ],
    ...[
      'I’ll cook then.',
      'wow ok',
      'You always do this.',
      'You’re making this crazy.',
      'I never said you’re lazy.',
      'I’m such an idiot.',
    ],
    ...['Do you think you’re stupid?', 'I hate you being gone.', 'You are not selfish.', 'Can we talk on Sunday?'],
  ])('names nothing that only sounds like it: %s', async (text) => {
    const { whatWentWell, improvements } = await resolve('Ann: It rained on Monday.', `Bob: ${text}`);
    expect([whatWentWell.Bob, improvements]).toEqual([[], {}]);
  });

  test.each([
    ['Wow, you’re so childish.', 'an insult'],
    ['Forget it, you selfish jerk', 'an insult'],
    ['Ungrateful.', 'an insult'],
    ['no you shut up Ann', 'harsh words'],
  ])('says which words hurt outright: %s', async (text, name) => {
    const { improvements, analysis } = await resolve('Ann: It rained on Monday.', `Bob: ${text}`);
    expect(improvements).toEqual({ Bob: { whatToImprove: [`“${text}”: ${name}`], howToImprove: [] } });
    expect(analysis.repairLanguage.Bob).toHaveLength(1);
  });

  test.each([
    'You don’t get to see your friends.',
    'You’re scaring me.',
    'if I find out you’re lying I swear to god',
    'You punched the wall.',
    'show me your phone',
  ])('with fear, force or control in it leads nobody into a talk: %s', async (text) => {
    const said = await resolve('Ann: You idiot.', `Bob: ${text}`);
    expect(said).toMatchObject({ resolvedConversation: '', improvements: {}, whatWentWell: { Ann: [], Bob: [] } });
    expect([said.balance.ownPart, said.balance.otherPerspective]).toEqual([null, null]);
    expect(said.summary).toMatch(/talking it out alone isn’t the next step/);
  });

  test.each([
    ['Lie to me again and I will slap you.', 2],
    ['hang up on me and see what happens', 1],
    ['hand me your password or im coming to your work', 1],
    ['Try to leave and I’ll see to it that you never see our son again.', 1],
    ['talk to him once more n ull find out what happens', 1],
  ])('in which someone is threatened has no advice for both, and speaks to either: %s', async (text, level) => {
    const originalConversation = ['Ann: You’re an idiot.', `Bob: ${text}`].join('\n');
    const { output, meta } = await run(guide, 'resolveArgument', { originalConversation });
    expect(meta.safety?.level).toBe(level);
    expect(meta.safety?.category).toBe('threat_between');
    expect(output).toMatchObject({ balance: { ownPart: null, otherPerspective: null }, resolvedConversation: '' });
    expect(output.summary).toMatch(
      level > 1 ? /If it’s you: [\s\S]*If the words are yours: / : /If the words that frighten are yours/,
    );
    expect(JSON.stringify(output.improvements)).not.toContain('idiot');
    expect(output.analysis.repairLanguage).toEqual({});
  });
});
