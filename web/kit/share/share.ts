type ShareType = 'analysis' | 'insight' | 'feedback' | 'learning';

/** Something to share. The person sees and can edit all of it first. */
export type ShareItem = {
  title: string;
  content: string;
  type: ShareType;
  /** By default Mallama's own address. */
  sourceUrl?: string | undefined;
  /** Names that are replaced unless the person keeps them. */
  names?: readonly string[] | undefined;
  /** From something private: its words go alone, and no social network stands beside them until it is asked for. */
  isPrivate?: boolean | undefined;
};

const letterOf = (at: number) => String.fromCharCode(65 + (at % 26));

const LETTER_LAST = /(?:\p{L}|\p{N})$/u;
const LETTER_FIRST = /^(?:\p{L}|\p{N})/u;
const isEdge = (words: string, at: number) =>
  !LETTER_LAST.test(words.slice(Math.max(0, at - 2), at)) || !LETTER_FIRST.test(words.slice(at, at + 2));
const isCapital = (sign: string) => sign !== sign.toLowerCase();

/** Replaces each name by "Person A", "Person B"; of full names also the first name. */
export function withoutNames(words: string, names: readonly string[]): string {
  const known = [...new Set(names.map((name) => name.trim()).filter((name) => name.length > 1))];
  const parts = known.flatMap((name, at) => {
    const [first = ''] = name.split(/\s+/);
    return [name, ...(first.length > 1 ? [first] : [])].map((part) => ({ part, at }));
  });
  const longestFirst = parts.sort((a, b) => b.part.length - a.part.length || a.at - b.at);
  const lower = words.toLowerCase();
  // A few letters change length in lower case; then the search is case-sensitive.
  const anyCase = lower.length === words.length;
  const standsAt = (part: string, at: number) =>
    (anyCase ? lower.startsWith(part.toLowerCase(), at) : words.startsWith(part, at)) &&
    isEdge(words, at + part.length);
  let told = '';
  for (let at = 0; at < words.length; ) {
    const isStart = isCapital(words.charAt(at)) && isEdge(words, at);
    const hit = isStart ? longestFirst.find(({ part }) => standsAt(part, at)) : undefined;
    told += hit ? `Person ${letterOf(hit.at)}` : words.charAt(at);
    at += hit ? hit.part.length : 1;
  }
  return told;
}

/** LinkedIn shows this many characters. */
const LINKEDIN_SUMMARY = 200;

const address = (base: string, parts: Record<string, string>) => `${base}?${query(parts)}`;

/** Spaces as %20, because mail programs and some apps show a plus sign literally. */
const query = (parts: Record<string, string>) =>
  Object.entries(parts)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

export const shareText = ({ title, content }: Pick<ShareItem, 'title' | 'content'>): string =>
  `${title}\n\n${content}`.trim();

/** What a recipient gets. Private words are sent without title and link, which would tell where they were written. */
export const directText = (item: ShareItem, url: string): string =>
  item.isPrivate ? item.content : `${shareText(item)}\n\n${url}`;

/** Where each way of sharing leads. */
export function shareLinks(item: ShareItem, url: string) {
  const words = shareText(item);
  return {
    x: address('https://x.com/intent/post', { text: words, url }),
    facebook: address('https://www.facebook.com/sharer/sharer.php', { u: url, quote: words }),
    linkedin: address('https://www.linkedin.com/sharing/share-offsite/', {
      url,
      title: item.title,
      summary: Array.from(item.content).slice(0, LINKEDIN_SUMMARY).join(''),
    }),
    whatsapp: address('https://wa.me/', { text: directText(item, url) }),
  };
}

export const mailLink = (item: ShareItem, url: string, recipient: string): string =>
  `mailto:${encodeURIComponent(recipient.trim()).replaceAll('%40', '@')}?${query({
    subject: item.title,
    body: item.isPrivate ? item.content : `${item.content}\n\n${url}`,
  })}`;
