export type ShareType = 'analysis' | 'insight' | 'feedback' | 'learning';

/** What somebody may pass on. They see every word of it, and may change it, before it goes anywhere. */
export type ShareItem = {
  title: string;
  content: string;
  type: ShareType;
  /** Left out, Mallama's own address goes along. */
  sourceUrl?: string | undefined;
};

/** LinkedIn shows this much of the words. */
const LINKEDIN_SUMMARY = 200;

const address = (base: string, parts: Record<string, string>) => `${base}?${query(parts)}`;

/** Spaces as %20: mail programs and some apps show a plus sign as it is. */
const query = (parts: Record<string, string>) =>
  Object.entries(parts)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

export const shareText = ({ title, content }: Pick<ShareItem, 'title' | 'content'>): string =>
  `${title}\n\n${content}`.trim();

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
    whatsapp: address('https://wa.me/', { text: `${words}\n\n${url}` }),
  };
}

export const mailLink = (item: ShareItem, url: string, recipient: string): string =>
  `mailto:${encodeURIComponent(recipient.trim()).replaceAll('%40', '@')}?${query({
    subject: item.title,
    body: `${item.content}\n\n${url}`,
  })}`;
