import { useState } from 'react';
import type { NotHelpful } from '#contract/messages.ts';
import { Badge } from '#web/kit/Badge.tsx';
import { Button } from '#web/kit/button/Button.tsx';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { ChatBubble } from '#web/kit/chat/ChatBubble.tsx';
import { ChatClosed } from '#web/kit/chat/ChatClosed.tsx';
import { ChatLetter } from '#web/kit/chat/ChatLetter.tsx';
import { ChatLog } from '#web/kit/chat/ChatLog.tsx';
import { ChatTyping } from '#web/kit/chat/ChatTyping.tsx';
import { Composer } from '#web/kit/chat/Composer.tsx';
import { NotHelpfulReasons } from '#web/kit/chat/NotHelpfulReasons.tsx';
import { Suggestions } from '#web/kit/chat/Suggestions.tsx';
import { Words } from '#web/kit/chat/Words.tsx';
import { IconCheck, IconMicrophone } from '#web/kit/icons.ts';
import css from './KitPage.module.css';
import { Part } from './Part.tsx';

const at = (time: string) => new Date(`2026-11-20T${time}:00`);

export function ChatSection() {
  const [text, setText] = useState('');
  const [reason, setReason] = useState<NotHelpful | null>('too_general');
  const [sent, setSent] = useState<string[]>([]);
  const send = () => {
    setSent([...sent, text]);
    setText('');
  };
  return (
    <Part title="Chat">
      <div className={css.chat}>
        <ChatLog label="Talk about Maya">
          <ChatLetter sentAt={at('18:42')}>
            <p>That sounds lonely for both of you. When she goes quiet, what do you imagine she is thinking?</p>
            <p>You could try one short sentence and then a pause. Then let the silence do some work.</p>
          </ChatLetter>
          <ChatBubble sentAt={at('18:44')}>I imagine she thinks I am blaming her.</ChatBubble>
          <ChatBubble sentAt={at('18:45')} from={{ name: 'Maya', hue: 'rose' }}>
            I think I am about to be told I failed a test.
          </ChatBubble>
          {sent.map((words) => (
            <ChatBubble key={words} status="Sending">
              {words}
            </ChatBubble>
          ))}
          <ChatLetter sentAt={at('18:46')} source="by the built-in guide">
            <Words text={'You could say it in **one** sentence:\n\n> I miss you.\n\n1. Say it.\n2. Wait.'} />
          </ChatLetter>
          <NotHelpfulReasons chosen={reason} onChoose={setReason} />
          <Suggestions suggestions={['What could I say?', 'That is not quite it.']} onChoose={setText} />
          <ChatTyping />
        </ChatLog>
      </div>
      <Composer
        label="Write to Mallama"
        placeholder="Write to Mallama"
        value={text}
        onValue={setText}
        onSend={send}
        limit={200}
        voice={
          <IconButton label="Speak">
            <IconMicrophone />
          </IconButton>
        }
      />
      <Composer
        label="While a reply is written"
        placeholder="Mallama is writing"
        value="And what if she goes quiet again?"
        onValue={setText}
        onSend={send}
        busy
        onStop={() => setText('')}
        error="Failed to send message. Please try again."
      />
      <ChatClosed
        badge={
          <Badge tone="excellent" icon={<IconCheck aria-hidden="true" />}>
            Resolved
          </Badge>
        }
        action={<Button size="compact">Start a new chat</Button>}
      />
    </Part>
  );
}
