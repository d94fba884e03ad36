import { Button } from '#web/kit/button/Button.tsx';
import { IconBrandWhatsapp, IconCopy } from '#web/kit/icons.ts';
import { copyText } from '#web/kit/share/copyText.ts';
import { ShareLink } from '#web/kit/share/ShareLink.tsx';
import { directText, type ShareItem, shareLinks } from '#web/kit/share/share.ts';
import css from './ShareDialog.module.css';

export function ShareDirect({ item, url }: { item: ShareItem; url: string }) {
  const copy = () => copyText(directText(item, url), { title: 'Copied to clipboard!' });
  return (
    <div className={css.ways}>
      <ShareLink icon={<IconBrandWhatsapp aria-hidden="true" />} href={shareLinks(item, url).whatsapp}>
        WhatsApp
      </ShareLink>
      <Button icon={<IconCopy aria-hidden="true" />} onClick={() => void copy()}>
        Copy to clipboard
      </Button>
      {!item.isPrivate && (
        <p className={css.note}>
          “{item.title}” and a link go with it: {url}
        </p>
      )}
    </div>
  );
}
