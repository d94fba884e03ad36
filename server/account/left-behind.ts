import type { Import, LeftBehind } from '#contract/export-erase.ts';

type Thing = Record<string, unknown>;
const listIn = (room: Thing | undefined, name: string): Thing[] => {
  const list = room?.[name];
  return Array.isArray(list) ? list.filter((one) => typeof one === 'object' && one !== null) : [];
};

/** What is in an export but cannot be imported, because others took part in it or it belongs to the old account. */
export function leftBehind({ rooms }: Pick<Import, 'rooms'>): LeftBehind {
  const { relationships, chats, conversations, learningFeed } = rooms;
  const isShared = ({ kind }: Thing) => kind === 'group_mediation' || kind === 'shared_session';
  const people = listIn(relationships, 'relationships');
  const left = {
    connections: people.filter(({ connectedSince }) => typeof connectedSince === 'string').length,
    deleted_people: people.filter(({ deletedAt }) => typeof deletedAt === 'string').length,
    shared_chats: listIn(chats, 'threads').filter(isShared).length,
    private_parts: listIn(conversations, 'privateParts').length,
    published_stories: listIn(learningFeed, 'stories').filter(({ state }) => state === 'published').length,
    comments: listIn(learningFeed, 'comments').length,
    single_answers: listIn(chats, 'messages').length,
  };
  return {
    left: Object.entries(left).flatMap(([kind, count]) => (count > 0 ? [{ kind, count }] : [])) as LeftBehind['left'],
  };
}
