// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePrompts } from '#web/chats/usePrompts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ask = (message: string) => dispatchEvent(new CustomEvent('sendChatMessage', { detail: { message } }));

test('prompts wait in their order, and one that comes while others are said is not lost', () => {
  const seen = vi.fn();
  const { result } = renderHook(() => usePrompts('maya', seen));
  act(() => {
    ask('One');
    ask('Two');
    ask('One');
  });
  expect(seen).toHaveBeenCalledTimes(3);
  expect(result.current.waiting).toEqual([]);
  act(() => void vi.advanceTimersByTime(500));
  expect(result.current.waiting).toEqual(['One', 'Two']);
  act(() => void ask('Three'));
  act(() => {
    vi.advanceTimersByTime(500);
    result.current.take(['One', 'Two']);
  });
  expect(result.current.waiting).toEqual(['Three']);
});

test('the same is asked again later, and nothing after the page was left', () => {
  const { result, unmount } = renderHook(() => usePrompts('maya', () => {}));
  act(() => void ask('One'));
  act(() => void vi.advanceTimersByTime(500));
  act(() => result.current.take(['One']));
  act(() => void vi.advanceTimersByTime(3000));
  act(() => void ask('One'));
  act(() => void vi.advanceTimersByTime(500));
  expect(result.current.waiting).toEqual(['One']);
  unmount();
  ask('Two');
  expect(vi.getTimerCount()).toBe(0);
});
