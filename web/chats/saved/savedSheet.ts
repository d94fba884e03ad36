import type { SavedChat } from '#contract/relationship-chats.ts';
import type { Piece } from '#web/app/print/printSheet.ts';
import { dateAndTime, longDate } from '#web/kit/dates.ts';

const list = (title: string, lines: readonly string[]): Piece[] =>
  lines.length === 0
    ? []
    : [
        { tag: 'h2', text: title },
        { tag: 'p', text: lines.map((line) => `- ${line}`).join('\n') },
      ];

/** A saved chat for printing, with times in the reader's time zone. */
export const savedSheet = (chat: SavedChat): Piece[] => [
  { tag: 'h1', text: chat.title },
  {
    tag: 'p',
    text: `Saved ${longDate(chat.createdAt)}. Mallama is an AI coach; its messages were written by software.`,
  },
  ...(chat.aiInsights
    ? [
        { tag: 'h2' as const, text: 'Insights' },
        { tag: 'p' as const, text: chat.aiInsights },
      ]
    : []),
  ...list('Key Takeaways', chat.keyTakeaways),
  ...list('Action Items', chat.actionItems),
  { tag: 'h2', text: 'The conversation' },
  ...chat.chatHistory.flatMap(({ role, content, timestamp }) => [
    { tag: 'h3' as const, text: `${role === 'assistant' ? 'Mallama' : 'You'}, ${dateAndTime(timestamp)}` },
    { tag: 'p' as const, text: content },
  ]),
];

const MARKS = { h1: '# ', h2: '## ', h3: '### ', p: '' };

export const savedMarkdown = (chat: SavedChat): string =>
  `${savedSheet(chat)
    .map(({ tag, text }) => MARKS[tag] + text)
    .join('\n\n')}\n`;
