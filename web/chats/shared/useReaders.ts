import { useProvider } from '#web/app/thread/provider/useProvider.ts';

/** Who can read this chat, as a sentence that is always true. */
export function useReaders(): string {
  const { outside, agreed } = useProvider();
  if (!agreed || !outside) return 'Only you can read this chat';
  const { name, isLocal } = outside;
  const who = `${name.charAt(0).toUpperCase()}${name.slice(1)} answers it and gets your words`;
  return `Only you can read this chat. ${who}${isLocal ? ', which don’t leave this server' : ', names replaced'}`;
}
