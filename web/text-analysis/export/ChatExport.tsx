import { type DragEvent, useRef, useState } from 'react';
import { Button } from '#web/kit/button/Button.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { SelectField } from '#web/kit/field/SelectField.tsx';
import { IconFileText } from '#web/kit/icons.ts';
import { Notice } from '#web/kit/state/Notice.tsx';
import tool from '#web/kit/Tool.module.css';
import css from '#web/text-analysis/export/ChatExport.module.css';
import { ChatFigures } from '#web/text-analysis/export/ChatFigures.tsx';
import { Excerpt } from '#web/text-analysis/export/Excerpt.tsx';
import type { Figures } from '#web/text-analysis/export/figures.ts';
import { PROBLEMS } from '#web/text-analysis/export/labels.ts';
import type { useChatExport } from '#web/text-analysis/export/useChatExport.ts';

type Props = { reading: ReturnType<typeof useChatExport>; onTake: (text: string) => void };

/** A whole exported chat, analyzed in this browser. */
export function ChatExport({ reading, onTake }: Props) {
  const { state, read, stop, again } = reading;
  return (
    <Card as="section" className={tool.stack} aria-labelledby="whole-chat">
      <h2 id="whole-chat" className="h2">
        A whole chat
      </h2>
      {state.is !== 'read' && (
        <p>
          Who starts, who answers how fast, and how it changed. Your chat is read in this browser and isn’t sent
          anywhere.
        </p>
      )}
      {(state.is === 'idle' || state.is === 'problem') && <Drop onFile={(file) => read(file)} />}
      {state.is === 'problem' && <Notice tone="error">{PROBLEMS[state.problem]}</Notice>}
      {state.is === 'reading' && (
        <div className={tool.part}>
          <label className="label" htmlFor="chat-progress">
            Reading the chat
          </label>
          <progress id="chat-progress" className={css.bar} max={1} value={state.fraction} />
          <p>
            <Button size="compact" onClick={stop}>
              Cancel
            </Button>
          </p>
        </div>
      )}
      {state.is === 'choosing' && (
        <>
          <SelectField
            label="This file holds several chats. Which one?"
            placeholder="Choose a chat"
            options={state.chats.map(({ name, messages }, at) => ({
              value: String(at),
              label: `${name} (${messages.toLocaleString('en-US')} messages)`,
            }))}
            value=""
            onValue={(at) => again({ chat: Number(at) })}
          />
          <Button size="compact" onClick={stop}>
            Cancel
          </Button>
        </>
      )}
      {state.is === 'read' && <Read figures={state.figures} reading={reading} onTake={onTake} />}
    </Card>
  );
}

function Read({ figures, reading, onTake }: Props & { figures: Figures }) {
  const { again, stop, lines, show } = reading;
  const [me, setMe] = useState(figures.me === null ? '' : String(figures.me));
  const shown = { ...figures, me: me === '' ? null : Number(me) };
  const { guessed, messages, people } = figures;
  return (
    <>
      <div className={tool.row}>
        <p>
          {messages.toLocaleString('en-US')} messages of {people.length === 1 ? '1 person' : `${people.length} people`}.
          Names stay out of the figures.
        </p>
        <Button size="compact" onClick={stop}>
          Close this chat
        </Button>
      </div>
      {guessed && (
        <Notice
          action={
            <Button size="compact" onClick={() => again({ order: guessed === 'month' ? 'day' : 'month' })}>
              Read the {guessed === 'month' ? 'day' : 'month'} first
            </Button>
          }
        >
          The file doesn’t say whether 1/2 is January 2 or February 1. It was read {guessed} first.
        </Notice>
      )}
      <SelectField
        label="Which one is you?"
        options={[
          { value: '', label: 'I’d rather not say' },
          ...people.map(({ name }, who) => ({ value: String(who), label: name })),
        ]}
        value={me}
        onValue={setMe}
      />
      <ChatFigures figures={shown} />
      <Excerpt figures={shown} lines={lines} onShow={show} onTake={onTake} />
    </>
  );
}

function Drop({ onFile }: { onFile: (file: File) => void }) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the button.
    <div
      className={css.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Button icon={<IconFileText aria-hidden="true" />} onClick={() => input.current?.click()}>
        Choose a chat file
      </Button>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label="Chat file"
        accept=".txt,.json,.xml,.zip,text/plain,application/json,text/xml,application/zip"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          event.target.value = '';
        }}
      />
      <p className="small dim">
        Or drop it here. A WhatsApp zip, WhatsApp or iMessage text, Telegram JSON, or an SMS Backup &amp; Restore file.
      </p>
    </div>
  );
}
