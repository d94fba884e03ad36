import { expect, type Page } from '@playwright/test';
import { logIn } from './setup/account.ts';
import { busy } from './setup/busy.ts';
import { beginTalking, chatOf, say } from './setup/chat.ts';
import { test } from './setup/page.ts';
import { openWithMaya } from './setup/relationships.ts';

const shown = (page: Page) => page.getByRole('region', { name: 'Words as shown' });

/** Puts each text in turn into the kit's field and tells what of it stands there that must not. */
function write(page: Page, texts: readonly string[]) {
  return page.evaluate(async (all) => {
    const field = document.querySelector<HTMLTextAreaElement>('section[aria-label="Words"] textarea');
    const box = document.querySelector('section[aria-label="Words as shown"]');
    const put = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    if (!field || !box || !put) throw new Error('The kit page shows no words');
    const wrong: string[] = [];
    for (const text of all) {
      put.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      // React answers to what is typed before anything else happens.
      await Promise.resolve();
      if (!box.isConnected) return [...wrong, `the page is gone after ${text.slice(0, 80)}`];
      const elements = [...box.querySelectorAll('*')];
      const bad = elements.filter(
        (one) =>
          /^(?:script|style|img|iframe|object|embed|svg|form|input|base|link|meta)$/i.test(one.localName) ||
          one.getAttributeNames().some((name) => /^on|^style$|^src/i.test(name)) ||
          !/^(?:https?:|mailto:|ircs?:|xmpp:|[^:]*$|[^:]*[/?#])/i.test(one.getAttribute('href') ?? ''),
      );
      if (bad.length > 0) wrong.push(`${bad[0]?.outerHTML.slice(0, 80)} from ${text.slice(0, 80)}`);
      if (/[a-z]{3}/.test(text) && !/[<>![\]\\#&|`~]/.test(text) && !box.textContent)
        wrong.push(`nothing is shown of ${text.slice(0, 80)}`);
    }
    return wrong;
  }, texts);
}

const ENTITIES = [
  '&lt;',
  '&gt;',
  '&amp;',
  '&hearts;',
  '&notit;',
  '&nbsp;',
  '&semi;',
  '&AMP',
  '&#60;',
  '&#x3C;',
  '&#0;',
];
const MARKS = [
  '**',
  '*',
  '_',
  '`',
  '```\n',
  '> ',
  '- ',
  '1. ',
  '# ',
  '\n',
  '\n\n',
  '    ',
  '[',
  '](',
  ')',
  '![',
  '|',
  '~~',
];
const HTML = [
  '<b>',
  '</b>',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<!--',
  '<![CDATA[',
  '<svg/onload=x>',
];
const LINKS = [
  '[a](javascript:alert(1))',
  '[a](data:text/html,x)',
  '<https://example.org>',
  '[a]: https://example.org\n',
  '[a]',
];
const WORDS = ['my heart', 'I <3 her', 'ok :)', 'C++', '(X+X+)+Y', '\u0000', '\u202e', '👩‍👧', 'ß', '\ud800'];
const PIECES = [...ENTITIES, ...MARKS, ...HTML, ...LINKS, ...WORDS];

/** The same texts on every run. */
function mixtures(count: number): string[] {
  let seed = 20261121;
  const below = (most: number) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return (seed >>> 8) % most;
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + below(14) }, () => PIECES[below(PIECES.length)]).join(''),
  );
}

test('a named character of HTML reads as the character it names', async ({ page }) => {
  await page.goto('/kit');
  await page.getByLabel('Words as written').fill('I &lt;3 him &amp; her, &hearts;, &notit; and &unknown;');
  await expect(shown(page)).toHaveText('I <3 him & her, ♥, &notit; and &unknown;');
});

test('whatever words hold, they are shown, and nothing in them runs', async ({ page }) => {
  await page.goto('/kit');
  const pairs = PIECES.flatMap((one) => PIECES.map((other) => `${one}${other} said`));
  expect(await write(page, [...pairs, ...mixtures(1500)])).toEqual([]);
});

test('a message as long as they may be, of nothing but signs, takes the page two seconds at most', async ({ page }) => {
  await page.goto('/kit');
  const long = (sign: string) => sign.repeat(Math.ceil(8000 / sign.length)).slice(0, 8000);
  for (const sign of [...PIECES, '>', '> - ', '*_', '***a**', '[a][', '  - ', '&', '\\']) {
    const took = await busy(page, async () => {
      expect(await write(page, [long(sign)]), JSON.stringify(sign)).toEqual([]);
    });
    expect(took, JSON.stringify(sign)).toBeLessThan(2000);
  }
});

test('a chat in which such signs were said opens again', async ({ page, request }) => {
  const { account, id } = await openWithMaya(request);
  const said = 'She wrote "I &lt;3 you &amp; always will" and I have not answered.';
  await logIn(page, account, `/relationships/${id}`);
  await beginTalking(page);
  await say(page, said);
  await page.reload();
  await expect(chatOf(page).log.getByText(said)).toBeVisible();
  await expect(chatOf(page).field).toBeEnabled();
});
