/** The event by which any part of a page hands the chat a filled-in prompt. */
export const CHAT_EVENT = 'sendChatMessage';
export type ChatPrompt = CustomEvent<{ message: string }>;

declare global {
  interface WindowEventMap {
    [CHAT_EVENT]: ChatPrompt;
  }
}
