// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Composer } from '#web/kit/chat/Composer.tsx';

afterEach(cleanup);

function Chat({ sent, busy = false }: { sent: string[]; busy?: boolean }) {
  const [text, setText] = useState('');
  const send = () => {
    sent.push(text);
    setText('');
  };
  return <Composer label="Write" placeholder="" value={text} onValue={setText} onSend={send} busy={busy} limit={30} />;
}

it('sends by Enter and begins a new line by Shift and Enter', async () => {
  const user = userEvent.setup();
  const sent: string[] = [];
  render(<Chat sent={sent} />);
  await user.type(screen.getByRole('textbox'), 'One{Shift>}{Enter}{/Shift}two{Enter}');
  expect(sent).toEqual(['One\ntwo']);
  expect(screen.getByRole('textbox')).toHaveProperty('value', '');
});

it('does not send while a character is being composed', async () => {
  const user = userEvent.setup();
  const sent: string[] = [];
  render(<Chat sent={sent} />);
  await user.type(screen.getByRole('textbox'), 'konnichiwa');
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', isComposing: true });
  expect(sent).toEqual([]);
});

it('sends nothing that is blank, too long, or too early', async () => {
  const user = userEvent.setup();
  const sent: string[] = [];
  const { rerender } = render(<Chat sent={sent} />);
  const area = screen.getByRole('textbox');
  await user.type(area, '   {Enter}');
  await user.type(area, 'a sentence that is longer than thirty characters{Enter}');
  rerender(<Chat sent={sent} busy />);
  await user.clear(area);
  await user.type(area, 'Wait{Enter}');
  expect(sent).toEqual([]);
  expect(area).toHaveProperty('value', 'Wait');
});
