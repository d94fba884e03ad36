import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { TextAnalysis } from '#contract/text-analysis.ts';
import { paths } from '#web/app/paths.ts';
import { useKnownNames } from '#web/app/useKnownNames.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { IconArrowRight, IconCopy, IconShare2 } from '#web/kit/icons.ts';
import { isCalm } from '#web/kit/safety/isCalm.ts';
import { copyText } from '#web/kit/share/copyText.ts';
import { ShareDialog } from '#web/kit/share/ShareDialog.tsx';
import type { ShareItem } from '#web/kit/share/share.ts';
import css from '#web/kit/Tool.module.css';

type Props = { one: TextAnalysis };

/** It is passed to the crafting page by navigation state and not by address. */
export const SuggestedResponse = ({ one }: Props) =>
  /\p{L}/u.test(one.analysis.suggestedResponse.replace(/\[[^[\]]*\]/g, '')) ? (
    <Suggested one={one} />
  ) : (
    <Own one={one} />
  );

/** Where all that could be suggested is a blank. */
function Own({ one: { originalText, analysis } }: Props) {
  const navigate = useNavigate();
  const craft = { conversationHistory: originalText };
  return (
    <Card as="section" className={css.stack} aria-labelledby="answer">
      <h2 id="answer" className="h2">
        Your answer
      </h2>
      <p className="dim">{analysis.suggestedResponse.replace(/[[\]]/g, '')}</p>
      <div className={css.actions}>
        <Button
          variant="light"
          icon={<IconArrowRight aria-hidden="true" />}
          onClick={() => navigate(paths.textThisNotThat, { state: { craft } })}
        >
          Find the words
        </Button>
      </div>
    </Card>
  );
}

function Suggested({ one: { originalText, analysis, meta } }: Props) {
  const navigate = useNavigate();
  const names = useKnownNames();
  const [shared, setShared] = useState<ShareItem | null>(null);
  const { suggestedResponse, interpretation, emotionalTone } = analysis;
  const craft = { conversationHistory: originalText, originalDraft: suggestedResponse };
  const share = () =>
    setShared({
      title: 'What a message may mean',
      content: `Tone: ${emotionalTone}\n${interpretation}\n\nA possible answer: ${suggestedResponse}`,
      type: 'analysis',
      names,
      isPrivate: true,
    });
  return (
    <Card as="section" className={css.stack} aria-labelledby="answer">
      <h2 id="answer" className="h2">
        Suggested response
      </h2>
      <p className={`${css.bubble} ${css.reply}`}>{suggestedResponse}</p>
      <div className={css.actions}>
        <Button
          variant="light"
          icon={<IconArrowRight aria-hidden="true" />}
          onClick={() => navigate(paths.textThisNotThat, { state: { craft } })}
        >
          Use this reply
        </Button>
        <Button
          icon={<IconCopy aria-hidden="true" />}
          onClick={() => void copyText(suggestedResponse, { title: 'Copied to clipboard!' })}
        >
          Copy
        </Button>
        {isCalm(meta.safety) && (
          <Button icon={<IconShare2 aria-hidden="true" />} onClick={share}>
            Share
          </Button>
        )}
      </div>
      <ShareDialog item={shared} onClose={() => setShared(null)} />
    </Card>
  );
}
