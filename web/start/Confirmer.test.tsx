// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { confirm } from '#web/app/confirm.ts';
import { currentToast } from '#web/kit/toast/toast.ts';
import { Confirmer } from '#web/start/Confirmer.tsx';

vi.mock('#web/kit/dialog/ConfirmDialog.tsx', () => Promise.reject(new TypeError('Failed to fetch')));

it('answers with no what it can’t ask without a connection, and the page stays', async () => {
  render(
    <>
      <p>What is on the page</p>
      <Confirmer />
    </>,
  );
  expect(await confirm({ title: 'Delete it?', text: 'It can’t be undone.', action: 'Delete' })).toBe(false);
  expect(currentToast()?.title).toBe('This couldn’t be opened');
  expect(screen.getByText('What is on the page')).toBeDefined();
});
