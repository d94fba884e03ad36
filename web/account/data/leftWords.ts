import type { LeftBehind } from '#contract/export-erase.ts';

type Left = LeftBehind['left'];

const WORDS: Record<Left[number]['kind'], readonly [one: string, many: string]> = {
  connections: ['connection', 'connections'],
  deleted_people: ['deleted person', 'deleted people'],
  shared_chats: ['chat with others', 'chats with others'],
  private_parts: ['private part of a mediation', 'private parts of mediations'],
  published_stories: ['published story', 'published stories'],
  comments: ['comment', 'comments'],
  single_answers: ['answer outside a chat', 'answers outside a chat'],
};

/** "2 connections, 1 published story and 3 comments". */
export const leftWords = (left: Left): string =>
  new Intl.ListFormat('en').format(
    left.map(({ kind, count }) => `${count.toLocaleString('en')} ${WORDS[kind][count === 1 ? 0 : 1]}`),
  );
