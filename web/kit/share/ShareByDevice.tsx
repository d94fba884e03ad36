import { Button } from '#web/kit/button/Button.tsx';
import { IconShare } from '#web/kit/icons.ts';
import { type ShareItem, shareText } from '#web/kit/share/share.ts';

/** The device's own share sheet, if there is one. */
export function ShareByDevice({ item, url }: { item: ShareItem; url: string }) {
  if (!('share' in navigator)) return null;
  // Whoever closes the system's own list has shared nothing, and that is fine.
  const handed = item.isPrivate ? { text: item.content } : { title: item.title, text: shareText(item), url };
  const hand = () => navigator.share(handed).catch(() => {});
  return (
    <Button variant="filled" icon={<IconShare aria-hidden="true" />} onClick={() => void hand()}>
      Share from this device
    </Button>
  );
}
