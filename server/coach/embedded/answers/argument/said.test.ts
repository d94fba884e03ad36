import { describe, expect, test } from 'vitest';
import { embedded } from '#server/coach/embedded/embedded.ts';
import { run } from '#server/coach/port.ts';

const resolve = async (originalConversation: string, context?: string) =>
  (await run(embedded, 'resolveArgument', { originalConversation, ...(context && { context }) })).output;

describe('bitter words', () => {
  test.each([
    ['Great, cancel the whole party then.', 'Ivo'],
    ["Fine, I'll just never sleep again then.", 'Ivo'],
    ["Then evict me, why don't you.", 'Ivo'],
    ['Oh great, make me the villain again.', 'Ivo'],
  ])('%s is no offer and no wish', async (bitter, party) => {
    const output = await resolve(
      `Nora: You told them I would bake for forty people.\nIvo: I thought you like baking.\nNora: I bake alone until midnight every year.\nIvo: ${bitter}`,
    );
    expect(JSON.stringify(output.whatWentWell)).not.toContain(bitter.slice(0, -1));
    expect(output.proposedCompromise).not.toContain(bitter.slice(0, 12));
    expect(output.resolvedConversation).not.toMatch(/please\?|cancel the whole|never sleep|evict me|villain/);
    expect(JSON.stringify(output.improvements[party])).toContain(bitter.slice(0, -1));
    expect(output.resolutionScore).toBeLessThan(4.5);
  });

  test('the answer takes up what the other said instead', async () => {
    const { resolvedConversation } = await resolve(
      "Nora: You came at ten.\nIvo: The meeting ran over.\nNora: I eat alone three nights a week.\nIvo: Fine, I'll quit then. Happy?",
    );
    expect(resolvedConversation).toMatch(/Ivo: You eat alone three nights a week\. I[^\n]+$/);
  });
});

describe('a theme', () => {
  test('that one line mentions is not what the quarrel is about', async () => {
    const output = await resolve(
      'Vera: The kids were up till eleven at yours.\nPaul: It was Saturday.\nVera: Tim slept through maths on Monday.\nPaul: That was two days later.\nVera: I get the tears and you get the pancakes.',
      'separated for a year, I am Paul',
    );
    expect(JSON.stringify(output)).not.toMatch(/grade|last test|homework/);
    expect(output.analysis.underlyingIssue).toContain('“I get the tears and you get the pancakes”');
  });

  test('that two lines carry is named, where it fits those who quarrel', async () => {
    const talk = 'A: You presented my slides as yours.\nB: It is a team deck.\nA: My name was nowhere, it was my work.';
    expect((await resolve(talk, 'coworkers')).summary).toContain('the credit for the work');
    expect((await resolve(talk, 'my husband and I')).summary).not.toContain('the credit for the work');
  });
});

describe('facts', () => {
  test('that were admitted in the end are not bent before', async () => {
    const { resolvedConversation, analysis } = await resolve(
      'Kai: Nobody asked you to drive all night.\nLou: You did. On the phone, at six.\nKai: Ok, I did say that. I should have thanked you.',
    );
    expect(resolvedConversation).toMatch(/I do not remember asking you to drive all night/);
    expect(resolvedConversation).toMatch(/As I remember it, you did\. On the phone, at six/);
    expect(analysis.relationshipPattern).toContain('“I should have thanked you”');
  });

  test('typed words stay whole', async () => {
    const { resolvedConversation } = await resolve(
      'Ada: my boss called me. i look like an idiot\nBo: when you talk like that i dont want to tell u anything\nAda: u couldve just told me',
    );
    expect(resolvedConversation).toContain('I look like an idiot.');
    expect(resolvedConversation).toContain('I find it hard to tell you things when it sounds like that.');
    expect(resolvedConversation).toContain('I wish you had told me');
  });

  test('what was done is named in the words of the account', async () => {
    const { improvements } = await resolve(
      'I told my wife I do every late shift on weekends and she laughed at me. I said maybe if she looked up from her list she would see it. Then she went silent. I was so tired.',
    );
    expect(JSON.stringify(improvements['Your wife'])).toContain('“she laughed at me”');
    expect(JSON.stringify(improvements.You)).toContain('“Maybe if you looked up');
  });
});
