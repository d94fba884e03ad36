import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '#web/app/api.ts';
import { ApiError, refusalOf } from '#web/app/refusal.ts';
import { ProviderQuestion } from '#web/app/thread/provider/ProviderQuestion.tsx';
import { useAskFirst } from '#web/app/thread/provider/useAskFirst.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { IconPhoto } from '#web/kit/icons.ts';
import { Notice } from '#web/kit/state/Notice.tsx';
import css from '#web/kit/Tool.module.css';
import { smallPicture } from '#web/text-analysis/smallPicture.ts';

type Props = { picture: Blob | null; onPicture: (picture: Blob | null) => void; onText: (text: string) => void };

const problemOf = (error: Error) => {
  if (!(error instanceof ApiError)) return 'This picture can’t be opened. Try a screenshot as PNG or JPEG.';
  const { issues, message } = refusalOf(error);
  return issues[0]?.message ?? message;
};

/** Reads a screenshot of a chat with a vision model, where one is connected, with consent for each picture. */
export function Screenshot({ picture, onPicture, onText }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { provider, isAsking, first } = useAskFirst();
  const { outside } = provider;
  const reading = useMutation({
    mutationFn: async (file: Blob) => api.textAnalysis.readPicture.call({ picture: await smallPicture(file) }),
    onSuccess({ text }) {
      onPicture(null);
      onText(text);
    },
  });
  if (!outside?.readsImages)
    return (
      picture && (
        <Notice
          action={
            <Button size="compact" onClick={() => onPicture(null)}>
              OK
            </Button>
          }
        >
          Pictures can’t be read here. Type the words, or paste them as text.
        </Notice>
      )
    );
  const choose = (file: Blob | null) => {
    reading.reset();
    onPicture(file);
  };
  return (
    <div className={css.part}>
      {picture ? (
        <>
          <Notice>
            {outside.isLocal
              ? `The picture is read by ${outside.name}. It doesn’t leave this server, and isn’t kept.`
              : `The picture goes to ${outside.name} (${outside.host}) as it is: names and faces in it can’t be hidden. Mallama doesn’t keep it.`}
          </Notice>
          <div className={css.actions}>
            <Button size="compact" onClick={() => choose(null)}>
              Cancel
            </Button>
            <Button
              size="compact"
              variant="light"
              loading={reading.isPending && 'Reading the picture'}
              onClick={() => !reading.isPending && first(() => reading.mutate(picture))}
            >
              Read the picture
            </Button>
          </div>
          {isAsking && <ProviderQuestion provider={provider} />}
          {reading.error && <Notice tone="error">Not read. {problemOf(reading.error)}</Notice>}
        </>
      ) : (
        <p>
          <Button size="compact" icon={<IconPhoto aria-hidden="true" />} onClick={() => input.current?.click()}>
            Read a screenshot
          </Button>
        </p>
      )}
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label="Screenshot"
        accept="image/png,image/jpeg,image/webp"
        onChange={(event) => {
          choose(event.target.files?.[0] ?? null);
          event.target.value = '';
        }}
      />
    </div>
  );
}
