import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/kit/button/Button.tsx';
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandTiktok,
  IconBrandX,
} from '#web/kit/icons.ts';
import { copyText } from '#web/kit/share/copyText.ts';
import { ShareLink } from '#web/kit/share/ShareLink.tsx';
import { type ShareItem, shareLinks, shareText } from '#web/kit/share/share.ts';
import css from './ShareDialog.module.css';

/** Instagram and TikTok accept no text in a link, so for them it is copied. */
export function ShareSocial({ item, url }: { item: ShareItem; url: string }) {
  const [isAsked, setAsked] = useState(!item.isPrivate);
  const links = shareLinks(item, url);
  const ways = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked && item.isPrivate) ways.current?.querySelector('a')?.focus();
  }, [isAsked, item.isPrivate]);
  const copyFor = (place: string) =>
    copyText(shareText(item), { title: 'Content Copied!', text: `Open ${place} and paste it there.` });
  if (!isAsked)
    return (
      <div className={css.ways}>
        <p className={css.note}>This comes from a private chat. Social networks show it to everyone who follows you.</p>
        <Button onClick={() => setAsked(true)}>Show social networks</Button>
      </div>
    );
  return (
    <div className={css.ways} ref={ways}>
      <ShareLink icon={<IconBrandX aria-hidden="true" />} href={links.x}>
        X
      </ShareLink>
      <ShareLink icon={<IconBrandFacebook aria-hidden="true" />} href={links.facebook}>
        Facebook
      </ShareLink>
      <ShareLink icon={<IconBrandLinkedin aria-hidden="true" />} href={links.linkedin}>
        LinkedIn
      </ShareLink>
      <Button icon={<IconBrandInstagram aria-hidden="true" />} onClick={() => void copyFor('Instagram')}>
        Instagram
      </Button>
      <Button icon={<IconBrandTiktok aria-hidden="true" />} onClick={() => void copyFor('TikTok')}>
        TikTok
      </Button>
      <p className={css.note}>
        “{item.title}” goes with it, and to the first three a link ({url}). They open in a new tab. For Instagram and
        TikTok the words are copied, to paste there.
      </p>
    </div>
  );
}
