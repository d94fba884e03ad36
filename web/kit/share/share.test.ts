import { expect, it } from 'vitest';
import { mailLink, type ShareItem, shareLinks, withoutNames } from '#web/kit/share/share.ts';

const item: ShareItem = { title: 'What helped us', content: 'Name it early & ask once.', type: 'learning' };
const url = 'https://mallama.example/learning-feed';
const partsOf = (link: string) => Object.fromEntries(new URL(link).searchParams);

it('takes the words and the address to each place under the names it knows', () => {
  const { x, facebook, linkedin, whatsapp } = shareLinks(item, url);
  const words = 'What helped us\n\nName it early & ask once.';
  expect(partsOf(x)).toEqual({ text: words, url });
  expect(partsOf(facebook)).toEqual({ u: url, quote: words });
  expect(partsOf(linkedin)).toEqual({ url, title: item.title, summary: item.content });
  expect(partsOf(whatsapp)).toEqual({ text: `${words}\n\n${url}` });
});

it('gives LinkedIn the first 200 characters, whole ones', () => {
  const content = `${'a'.repeat(199)}🌱${'b'.repeat(50)}`;
  const { summary = '' } = partsOf(shareLinks({ ...item, content }, url).linkedin);
  expect(summary).toBe(`${'a'.repeat(199)}🌱`);
});

it('writes a mail that says the same, without plus signs for spaces', () => {
  const link = mailLink(item, url, ' maya@example.org ');
  expect(link).toMatch(/^mailto:maya@example\.org\?subject=What%20helped%20us&body=/);
  expect(partsOf(link)).toEqual({ subject: item.title, body: `${item.content}\n\n${url}` });
});

it('lets no recipient add to the mail', () => {
  const { search } = new URL(mailLink(item, url, 'maya@example.org?bcc=all@example.org'));
  expect(new URLSearchParams(search).has('bcc')).toBe(false);
});

it('replaces names and first names, as whole words and as names only, whatever signs they hold', () => {
  const names = ['Maya Ortiz', 'C++', 'May'];
  expect(withoutNames('Maya Ortiz called. Maya, MAYA and Mayan may come in May (C++).', names)).toBe(
    'Person A called. Person A, Person A and Mayan may come in Person C (Person B).',
  );
  expect(withoutNames('Ştefan și İlknur', ['İlknur', '(X+X+)+Y'])).toBe('Ştefan și Person A');
});
