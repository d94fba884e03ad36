import { type ReactNode, useState } from 'react';
import { partiesOf } from '#contract/arguments.ts';
import { useKnownNames } from '#web/app/useKnownNames.ts';
import type { Read } from '#web/arguments/ArgumentSections.tsx';
import { Script } from '#web/arguments/Script.tsx';
import { Button } from '#web/kit/button/Button.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { IconCopy, IconShare2 } from '#web/kit/icons.ts';
import { copyText } from '#web/kit/share/copyText.ts';
import { ShareDialog } from '#web/kit/share/ShareDialog.tsx';
import type { ShareItem } from '#web/kit/share/share.ts';
import tool from '#web/kit/Tool.module.css';
import css from './Arguments.module.css';

const BETTER = 'How It Could Have Gone Better';

type Props = { argument: Read; mayShare: boolean; title?: string; text?: string; children?: ReactNode };

/** The improved conversation, to copy and share; or another text in its place. */
export function BetterSection({ argument, mayShare, title = BETTER, text, children }: Props) {
  const content = text ?? argument.resolvedConversation;
  const known = useKnownNames();
  const [shared, setShared] = useState<ShareItem | null>(null);
  const share = () => {
    const names = [...known, ...partiesOf(argument).filter((name) => name.toLowerCase() !== 'me')];
    setShared({
      ...{ title, content, type: 'analysis' as const },
      ...{ names, isPrivate: true },
    });
  };
  return (
    <Card as="section" className={css.section}>
      <header className={tool.row}>
        <h2 id="better" className="h2">
          {title}
        </h2>
        <div className={tool.actions}>
          <Button
            size="compact"
            variant="subtle"
            icon={<IconCopy aria-hidden="true" />}
            onClick={() => void copyText(content, { title: 'Copied to clipboard!' })}
          >
            Copy
          </Button>
          {mayShare && (
            <Button size="compact" variant="subtle" icon={<IconShare2 aria-hidden="true" />} onClick={share}>
              Share
            </Button>
          )}
        </div>
      </header>
      {children ?? <Script text={content} />}
      <ShareDialog item={shared} onClose={() => setShared(null)} />
    </Card>
  );
}
