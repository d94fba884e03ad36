// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { expectedPeople, rememberPeople } from '#web/dashboard/expectedPeople.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const amara = { id: 'amara', createdAt: '2026-09-01T08:00:00Z' };
const newcomer = { id: 'new', createdAt: '2026-11-20T11:59:00Z' };

beforeEach(() => sessionStorage.clear());

it('expects nobody for somebody who has just come, and a row for the others', () => {
  expect(expectedPeople(newcomer, now)).toBe(0);
  expect(expectedPeople(amara, now)).toBe(3);
});

it('expects what was there last time, as many as fit', () => {
  rememberPeople(amara, 1);
  expect(expectedPeople(amara, now)).toBe(1);
  expect(expectedPeople(newcomer, now)).toBe(0);
  rememberPeople(amara, 40);
  expect(expectedPeople(amara, now)).toBe(6);
});
