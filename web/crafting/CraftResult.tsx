import { useState } from 'react';
import { type Crafting, type MessageVersion, MOST_VERSIONS } from '#contract/crafting.ts';
import { PracticeButton } from '#web/app/rehearsal/PracticeButton.tsx';
import { filled, openBlanks, type Values } from '#web/app/tool/blanks.ts';
import { MessageBlanks } from '#web/app/tool/MessageBlanks.tsx';
import { FallbackNotice, WhoAnswered } from '#web/app/tool/WhoAnswered.tsx';
import { useDraft } from '#web/app/useDraft.ts';
import { usePeople } from '#web/app/usePeople.ts';
import { addressee } from '#web/crafting/addressee.ts';
import { CraftScores } from '#web/crafting/CraftScores.tsx';
import { OtherTones } from '#web/crafting/OtherTones.tsx';
import { toneLabel } from '#web/crafting/tones.ts';
import { Versions } from '#web/crafting/Versions.tsx';
import { Button } from '#web/kit/button/Button.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { IconCopy, IconShare2 } from '#web/kit/icons.ts';
import { isCalm } from '#web/kit/safety/isCalm.ts';
import { SafetyCard } from '#web/kit/safety/SafetyCard.tsx';
import { copyText } from '#web/kit/share/copyText.ts';
import { ShareDialog } from '#web/kit/share/ShareDialog.tsx';
import type { ShareItem } from '#web/kit/share/share.ts';
import { Notice } from '#web/kit/state/Notice.tsx';
import tool from '#web/kit/Tool.module.css';
import css from './Crafting.module.css';

/** A crafted message, its explanation and its scores. */
export function CraftResult({ crafting, isFresh }: { crafting: Crafting; isFresh: boolean }) {
  const { versions, originalDraft } = crafting;
  const [chosen, choose] = useState<string | null>(null);
  const version = versions.find(({ id }) => id === chosen) ?? versions.at(-1);
  if (!version) return null;
  const { safety } = version.meta;
  return (
    <div className={tool.column}>
      <Versions versions={versions} shown={version} onShow={choose} />
      <Card className={tool.column}>
        <h2 className="h2" tabIndex={-1} ref={isFresh ? focusOn : null}>
          {version.craftedMessage ? 'Text this' : 'No message this time'}
        </h2>
        {safety.level > 0 && <SafetyCard note={safety} />}
        <FallbackNotice meta={version.meta} what="version" />
        {originalDraft && version.craftedMessage && (
          <div className={css.before}>
            <p className="caption dim">Not that</p>
            <s className={`${tool.bubble} ${css.draft}`}>{originalDraft}</s>
          </div>
        )}
        {version.craftedMessage && <Words key={version.id} version={version} goal={crafting.goal} />}
        <p className={tool.voice}>{version.explanation}</p>
        {version.notice && <Notice>{version.notice}</Notice>}
        {version.feedback && (
          <p className="small">
            <strong>Before you send:</strong> {version.feedback}
          </p>
        )}
        <WhoAnswered meta={version.meta} guide=", with frames and blanks." verb="Written" />
      </Card>
      {version.overallScore !== null && version.craftedMessage && (
        <Card>
          <CraftScores version={version} />
        </Card>
      )}
      {versions.length < MOST_VERSIONS && <OtherTones crafting={crafting} onCrafted={() => choose(null)} />}
    </div>
  );
}

/** The message. What is filled in stays in this browser. */
function Words({ version, goal }: { version: MessageVersion; goal: string }) {
  const { id, craftedMessage, selectedTone, meta } = version;
  const draft = useDraft<Values>(`crafting-blanks/${id}`);
  const [shared, setShared] = useState<ShareItem | null>(null);
  const values = draft.value ?? [];
  const text = filled(craftedMessage, values);
  const open = openBlanks(craftedMessage, values);
  const to = addressee(craftedMessage, goal, usePeople());
  return (
    <div className={css.after}>
      <p className="caption dim">{toneLabel(selectedTone)}</p>
      <div className={`${tool.bubble} ${tool.reply}`}>
        <MessageBlanks message={craftedMessage} values={values} onValues={draft.keep} />
      </div>
      <div className={tool.actions}>
        <Button
          size="compact"
          icon={<IconCopy aria-hidden="true" />}
          onClick={() => void copyText(text, { title: 'Copied to clipboard!' })}
        >
          Copy
        </Button>
        {isCalm(meta.safety) && (
          <Button
            size="compact"
            icon={<IconShare2 aria-hidden="true" />}
            // It goes to the person it names, so their name is not removed.
            onClick={() => setShared({ title: 'A message', content: text, type: 'feedback', isPrivate: true })}
          >
            Share
          </Button>
        )}
        {isCalm(meta.safety) && <PracticeButton from={`message-${id}`} begin={{ ...to, aim: text.slice(0, 2000) }} />}
        {open > 0 && (
          <span className="caption dim" role="status">
            {open === 1 ? '1 blank to fill in' : `${open} blanks to fill in`}
          </span>
        )}
      </div>
      <ShareDialog item={shared} onClose={() => setShared(null)} />
    </div>
  );
}

const focusOn = (heading: HTMLElement | null) => heading?.focus();
