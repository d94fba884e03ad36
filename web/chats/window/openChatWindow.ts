import { href } from '#web/app/paths.ts';

export function openChatWindow(relationshipId: string, sessionId?: string): void {
  const place = `mallama-chat-${sessionId ?? relationshipId}`;
  open(href.chatWindow(relationshipId, sessionId), place, 'width=800,height=600,scrollbars=yes,resizable=yes')?.focus();
}
