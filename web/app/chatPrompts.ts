/** The event by which any part of a page sends a prompt to the chat. */
export const CHAT_EVENT = 'sendChatMessage';
export type ChatPrompt = CustomEvent<{ message: string }>;

declare global {
  interface WindowEventMap {
    [CHAT_EVENT]: ChatPrompt;
  }
}
