// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { InlineEdit } from '#web/kit/field/InlineEdit.tsx';
import { ListField } from '#web/kit/field/ListField.tsx';
import { Microphone, type MicrophoneProps } from '#web/kit/field/microphone.ts';
import { TextAreaField } from '#web/kit/field/TextAreaField.tsx';

afterEach(cleanup);

const Hears = ({ value, onValue }: MicrophoneProps) => (
  <button type="button" onClick={() => onValue(`${value} and said`)}>
    Speak
  </button>
);
const speak = () => userEvent.click(screen.getByRole('button', { name: 'Speak' }));

it('stands in an inline edit, whose words go on with what was said', async () => {
  const onSave = vi.fn();
  render(
    <Microphone.Provider value={Hears}>
      <InlineEdit label="Notes" text="Written" onSave={onSave} onCancel={() => {}} />
    </Microphone.Provider>,
  );
  await speak();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledWith('Written and said', 'Written');
});

it('stands beside a new item of a list, as in the safety plan', async () => {
  const onItems = vi.fn();
  render(
    <Microphone.Provider value={Hears}>
      <ListField title="What calms me" items={[]} hue="you" onItems={onItems} />
    </Microphone.Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: '+ Add the first one' }));
  await userEvent.type(screen.getByRole('textbox'), 'Tea');
  await speak();
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(onItems).toHaveBeenCalledWith(['Tea and said']);
});

it('takes the problem of its field away, as typing does', async () => {
  render(
    <Microphone.Provider value={Hears}>
      <TextAreaField voice label="Words" value="" error="Please write something" onValue={() => {}} />
    </Microphone.Provider>,
  );
  expect(screen.getByText('Please write something')).toBeTruthy();
  await speak();
  expect(screen.queryByText('Please write something')).toBeNull();
});

it('is not there for what nobody says, nor where nothing can hear', () => {
  render(<TextAreaField voice label="Words" value="" onValue={() => {}} />);
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  render(
    <Microphone.Provider value={Hears}>
      <TextAreaField label="Code" value="" onValue={() => {}} />
    </Microphone.Provider>,
  );
  expect(screen.queryByRole('button')).toBeNull();
});
