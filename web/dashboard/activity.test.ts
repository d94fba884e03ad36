import { expect, it } from 'vitest';
import { recentActivity } from '#web/dashboard/activity.ts';
import { timeLabel } from '#web/kit/timeLabel.ts';

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

it.each([
  ['2026-11-20T11:30:00Z', 'Just now'],
  ['2026-11-20T11:00:00Z', '1 hour ago'],
  ['2026-11-19T12:00:01Z', '23 hours ago'],
  ['2026-11-19T12:00:00Z', '1 day ago'],
  ['2026-11-13T12:00:01Z', '6 days ago'],
])('says %s as %s', (at, words) => {
  expect(timeLabel(at, Date.parse('2026-11-20T12:00:00Z'))).toBe(words);
});

it('names the day of what is a week old', () => {
  const at = '2026-11-13T12:00:00Z';
  expect(timeLabel(at, Date.parse('2026-11-20T12:00:00Z'))).toBe(new Date(at).toLocaleDateString());
});
