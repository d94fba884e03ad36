import { expect, it } from 'vitest';
import { recentActivity } from '#web/dashboard/activity.ts';

const old = '2026-11-18T10:00:00.000Z';
const recent = '2026-11-20T10:00:00.000Z';
const none = { conversations: [], textAnalyses: [], relationshipAnalyses: [] };

it('tells nothing where nothing happened', () => {
  expect(recentActivity(none)).toEqual([]);
});

it('tells the latest of each kind, a talk without a title as a solo session', () => {
  const talk = (title: string | null, updatedAt: string) => ({ id: updatedAt, title, status: 'active', updatedAt });
  const shown = recentActivity({
    conversations: [talk('Before the call', old), talk(null, recent)],
    textAnalyses: [{ id: 't', createdAt: old }],
    relationshipAnalyses: [{ id: 'r', createdAt: recent }],
  });
  expect(shown.map(({ title, at }) => [title, at])).toEqual([
    ['Solo session', recent],
    ['Text analysis completed', old],
    ['Relationship analysis', recent],
  ]);
  expect(shown.map(({ share }) => share?.type)).toEqual([undefined, 'analysis', 'feedback']);
});
