// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropAllDrafts, dropDraft, dropDraftsOfOthers, hasDrafts, keepDraft, readDraft } from '#web/app/drafts.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('unsent words', () => {
  it('are there for the same person and form, and for nobody else', () => {
    expect(keepDraft('amara', 'journal/new', { title: 'Dinner' })).toBe(true);
    expect(readDraft('amara', 'journal/new')).toEqual({ title: 'Dinner' });
    expect(readDraft('amara', 'journal/7')).toBeUndefined();
    expect(readDraft('ben', 'journal/new')).toBeUndefined();
    expect([hasDrafts('amara'), hasDrafts('ben')]).toEqual([true, false]);
  });

  it('go one by one, and all at once', () => {
    keepDraft('amara', 'journal/new', 'a');
    keepDraft('amara', 'support/safety-plan', 'b');
    dropDraft('amara', 'journal/new');
    expect(readDraft('amara', 'support/safety-plan')).toBe('b');
    localStorage.setItem('mallama-theme', 'dark');
    dropAllDrafts();
    expect(Object.keys(localStorage)).toEqual(['mallama-theme']);
  });

  it('of a temporary chat stay in this tab, and go with all others', () => {
    keepDraft('amara', 'temporary/7', 'a');
    keepDraft('ben', 'temporary/8', 'b');
    expect(readDraft('amara', 'temporary/7')).toBe('a');
    expect(Object.keys(localStorage)).toEqual([]);
    expect(hasDrafts('amara')).toBe(true);
    dropDraftsOfOthers('amara');
    expect([hasDrafts('amara'), hasDrafts('ben')]).toEqual([true, false]);
    dropAllDrafts();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it("leave nobody's words to whoever signs in next", () => {
    keepDraft('amara', 'journal/new', 'a');
    keepDraft('ben', 'journal/new', 'b');
    dropDraftsOfOthers('ben');
    expect(readDraft('amara', 'journal/new')).toBeUndefined();
    expect(readDraft('ben', 'journal/new')).toBe('b');
  });

  it('that the browser cannot keep or read do no harm', () => {
    localStorage.setItem('mallama-draft:amara:journal/new', '{broken');
    expect(readDraft('amara', 'journal/new')).toBeUndefined();
    const setItem = () => {
      throw new Error('QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { setItem });
    expect(keepDraft('amara', 'journal/new', 'a')).toBe(false);
    vi.unstubAllGlobals();
  });
});
