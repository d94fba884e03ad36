// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { useKeptWords } from '#web/app/list/useKeptWords.ts';

const person = vi.hoisted(() => ({ id: 'amara' }));
vi.mock('#web/app/session/useSession.ts', () => ({ useSignedIn: () => ({ user: person }) }));
afterEach(cleanup);

const open = (id: string) => {
  person.id = id;
  return renderHook(() => useKeptWords(), { wrapper: MemoryRouter }).result;
};

test('the words of a search come back to whom they are from, and to nobody else', () => {
  const first = open('amara');
  act(() => first.current[1]('the rent'));
  expect(open('amara').current[0]).toBe('the rent');
  expect(open('maya').current[0]).toBe('');
});
