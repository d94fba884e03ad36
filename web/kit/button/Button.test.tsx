// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Button } from '#web/kit/button/Button.tsx';

afterEach(cleanup);

it('takes no second press while it loads, and keeps its name and the focus', async () => {
  const user = userEvent.setup();
  let presses = 0;
  const button = (loading: boolean) => (
    <Button loading={loading} onClick={() => presses++}>
      Save Entry
    </Button>
  );
  const { rerender } = render(button(false));
  await user.click(screen.getByRole('button', { name: 'Save Entry' }));
  rerender(button(true));
  await user.click(screen.getByRole('button', { name: 'Save Entry' }));
  expect(presses).toBe(1);
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

it('does not send its form twice', async () => {
  const user = userEvent.setup();
  let sent = 0;
  const send = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    sent++;
  };
  render(
    <form onSubmit={send}>
      <Button type="submit" loading="Saving">
        Save
      </Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Saving' }));
  expect(sent).toBe(0);
});
