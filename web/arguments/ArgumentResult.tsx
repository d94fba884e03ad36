import { useState } from 'react';
import { type Argument, partiesOf } from '#contract/arguments.ts';
import { FallbackNotice, WhoAnswered } from '#web/app/tool/WhoAnswered.tsx';
import { useKnownNames } from '#web/app/useKnownNames.ts';
import { ArgumentAside } from '#web/arguments/ArgumentAside.tsx';
import {
  BreakdownSection,
  CompromiseSection,
  DeepSection,
  ImprovementSection,
  PreventionSection,
} from '#web/arguments/ArgumentSections.tsx';
import { Scales } from '#web/arguments/Scales.tsx';
import { Script } from '#web/arguments/Script.tsx';
import { Button } from '#web/kit/button/Button.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { IconCopy, IconShare2 } from '#web/kit/icons.ts';
import { SafetyCard } from '#web/kit/safety/SafetyCard.tsx';
import { copyText } from '#web/kit/share/copyText.ts';
import { ShareDialog } from '#web/kit/share/ShareDialog.tsx';
import type { ShareItem } from '#web/kit/share/share.ts';
import { Notice } from '#web/kit/state/Notice.tsx';
import tool from '#web/kit/Tool.module.css';
import css from './Arguments.module.css';

/** Where someone may not be safe, and where nothing was read, there is nothing to improve between two. */
const isEmpty = ({ improvements, whatWentWell, preventionTips, resolvedConversation }: Argument) =>
  Object.keys(improvements).length === 0 &&
  Object.values(whatWentWell).every((lines) => lines.length === 0) &&
  preventionTips.length === 0 &&
  resolvedConversation === '';

/** What an argument came to, in one order whoever read it. */
export function ArgumentResult({ argument }: { argument: Argument }) {
  const { meta, notice, summary, resolvedConversation, proposedCompromise, preventionTips } = argument;
  const isShort = isEmpty(argument);
  const isWithheld = isShort && meta.safety.level > 0;
  return (
    <div className={css.layout}>
      <div className={css.main}>
        {meta.safety.level > 0 && <SafetyCard note={meta.safety} />}
        <FallbackNotice meta={meta} what="reading" />
        {notice && <Notice>{notice}</Notice>}
        {!isShort && (
          <>
            <Scales argument={argument} />
            {resolvedConversation && <BetterSection argument={argument} />}
            {partiesOf(argument).length > 0 && <ImprovementSection argument={argument} />}
            <DeepSection argument={argument} />
            <BreakdownSection argument={argument} />
            {proposedCompromise && <CompromiseSection argument={argument} />}
            {preventionTips.length > 0 && <PreventionSection argument={argument} />}
          </>
        )}
        <section className={css.why_works}>
          <h2 id="why" className="h2">
            {isWithheld ? 'First things first' : isShort ? 'Where to Go from Here' : 'Why This Approach Works'}
          </h2>
          <p className={css.said}>{summary}</p>
          <WhoAnswered meta={meta} guide=": only lines whose words are clear." />
        </section>
      </div>
      <ArgumentAside argument={argument} isWithheld={isWithheld} isShort={isShort} />
    </div>
  );
}

function BetterSection({ argument }: { argument: Argument }) {
  const { resolvedConversation, meta } = argument;
  const known = useKnownNames();
  const [shared, setShared] = useState<ShareItem | null>(null);
  const share = () => {
    const names = [...known, ...partiesOf(argument).filter((name) => name.toLowerCase() !== 'me')];
    setShared({
      ...{ title: 'How it could have gone better', content: resolvedConversation, type: 'analysis' as const },
      ...{ names, isPrivate: true },
    });
  };
  return (
    <Card as="section" className={css.section}>
      <header className={tool.row}>
        <h2 id="better" className="h2">
          How It Could Have Gone Better
        </h2>
        <div className={tool.actions}>
          <Button
            size="compact"
            variant="subtle"
            icon={<IconCopy aria-hidden="true" />}
            onClick={() => void copyText(resolvedConversation, { title: 'Copied to clipboard!' })}
          >
            Copy
          </Button>
          {meta.safety.level === 0 && (
            <Button size="compact" variant="subtle" icon={<IconShare2 aria-hidden="true" />} onClick={share}>
              Share
            </Button>
          )}
        </div>
      </header>
      <Script text={resolvedConversation} />
      <ShareDialog item={shared} onClose={() => setShared(null)} />
    </Card>
  );
}
