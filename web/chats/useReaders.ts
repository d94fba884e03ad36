import { useProvider } from '#web/app/thread/useProvider.ts';

/** Who can read one's own chat, literally true at every moment. */
export function useReaders(): string {
  const { outside, agreed } = useProvider();
  const answers = agreed && outside ? `. ${outside.name} answers it and gets your words, names replaced` : '';
  return `Only you can read this chat${answers}`;
}
