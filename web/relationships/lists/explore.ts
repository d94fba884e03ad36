import { CHAT_EVENT } from '#web/app/chatPrompts.ts';
import { toast } from '#web/kit/toast/toast.ts';

const DISPATCH_AFTER = 100;
const TOAST_TIME = 3000;

/** Hands the chat a prompt. The page brings the chat into sight. */
export function explore(message: string): void {
  setTimeout(() => dispatchEvent(new CustomEvent(CHAT_EVENT, { detail: { message } })), DISPATCH_AFTER);
  toast({
    title: 'Opening a chat about this',
    text: 'Your question goes to the chat panel.',
    tone: 'info',
    milliseconds: TOAST_TIME,
  });
}
