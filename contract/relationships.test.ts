import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { relationships } from '#contract/relationships.ts';

type Issue = { path: readonly PropertyKey[]; message: string };

/** Validates an input against the contract alone. */
function said(endpoint: { '~orpc': { inputSchema?: unknown } }, input: unknown) {
  const schema = endpoint['~orpc'].inputSchema as z.ZodMiniType;
  const { success, data, error } = schema.safeParse(input);
  const issues: readonly Issue[] = error?.issues ?? [];
  return { success, data, said: issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
}
const maya = { personName: 'Maya', relationshipType: 'romantic_partner' };

describe('a new relationship', () => {
  test('needs a name and a type, and says so in the specification’s words', () => {
    expect(said(relationships.create, {}).said).toEqual([
      'personName: Person name is required',
      'relationshipType: Relationship type is required',
    ]);
    expect(said(relationships.create, { personName: ' ', relationshipType: null }).said).toEqual([
      'personName: Person name is required',
      'relationshipType: Relationship type is required',
    ]);
  });

  test('has every other field as it likes', () => {
    const { success, data } = said(relationships.create, { ...maya, personName: ' Maya ', notes: null, likes: 'Tea' });
    expect(success).toBe(true);
    expect(data).toEqual({ ...maya, notes: null, likes: 'Tea' });
  });

  test('drops what only the server may say', () => {
    const forbidden = { id: 'x', userId: 'y', overallHealthScore: 99, isMutual: true, connectedUserId: 'z' };
    expect(said(relationships.create, { ...maya, ...forbidden }).data).toEqual(maya);
  });

  test.each([
    ['notes', 'x'.repeat(5000), true],
    ['notes', 'x'.repeat(5001), false],
    ['likes', 'Tea\n'.repeat(100), true],
    ['likes', 'Tea\n'.repeat(101), false],
    ['likes', '\n'.repeat(1000), true],
    ['likes', 'x'.repeat(500), true],
    ['likes', 'x'.repeat(501), false],
    ['customLabel', 'x'.repeat(50), true],
    ['customLabel', 'x'.repeat(51), false],
    ['personName', 'x'.repeat(100), true],
    ['personName', 'x'.repeat(101), false],
    ['personName', 'Ma\u2028ya', false],
  ])('with its %s at the limit', (field, value, isKept) => {
    expect(said(relationships.create, { ...maya, [field]: value }).success).toBe(isKept);
  });
});

describe('a change', () => {
  test('may be of anything, or of nothing', () => {
    expect(said(relationships.update, { id: 'maya' }).success).toBe(true);
    expect(said(relationships.update, { id: 'maya', triggers: 'Lateness', base: { triggers: '' } }).success).toBe(true);
  });

  test('is held to the same limits, its base too', () => {
    const long = 'Tea\n'.repeat(101);
    expect(said(relationships.update, { id: 'maya', likes: long, base: { likes: long } }).said).toEqual([
      'likes: Please keep it to 100 items',
      'base.likes: Please keep it to 100 items',
    ]);
    expect(said(relationships.update, { id: 'maya', personName: '' }).said).toEqual([
      'personName: Person name is required',
    ]);
  });
});

describe('a page', () => {
  test('has fifty rows unless it says otherwise, and at most two hundred', () => {
    expect(said(relationships.list, {}).data).toEqual({ limit: 50 });
    expect(said(relationships.list, { limit: '200' }).data).toEqual({ limit: 200 });
    expect(said(relationships.list, { limit: '201' }).said).toEqual(['limit: At most 200']);
    expect(said(relationships.list, { limit: '0' }).said).toEqual(['limit: At least 1']);
    expect(said(relationships.list, { before: 'none' }).said).toEqual(['before: This is not the id of a row']);
  });
});

test('whatever changes a relationship makes the dashboard and progress stale too', () => {
  const { create, update, remove, restore, checkIns } = relationships;
  for (const endpoint of [create, update, remove, restore, checkIns.add, checkIns.addEvent, checkIns.remove]) {
    expect(endpoint['~orpc'].meta.touches).toEqual(['relationships', 'dashboard', 'progress']);
  }
});
