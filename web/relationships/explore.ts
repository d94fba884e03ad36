import { toast } from '#web/kit/toast.ts';

/** The event by which any part of the page hands the chat a filled-in prompt. */
export const CHAT_EVENT = 'sendChatMessage';
export type ChatPrompt = CustomEvent<{ message: string }>;

const DISPATCH_AFTER = 100;
const TOAST_TIME = 3000;

/** Hands the chat a prompt. The page brings the chat into sight. */
export function explore(message: string): void {
  setTimeout(() => dispatchEvent(new CustomEvent(CHAT_EVENT, { detail: { message } })), DISPATCH_AFTER);
  toast({
    title: 'Opening a chat about this',
    text: 'Your prompt waits in the chat panel.',
    tone: 'info',
    milliseconds: TOAST_TIME,
  });
}
