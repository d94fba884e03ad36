// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ListField } from '#web/kit/field/ListField.tsx';

afterEach(cleanup);

function Triggers({ first }: { first: string[] }) {
  const [items, setItems] = useState(first);
  return <ListField title="Triggers" hue="rose" items={items} onItems={setItems} />;
}

const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

it('invites to the first item and keeps the line open for the next', async () => {
  const user = userEvent.setup();
  render(<Triggers first={[]} />);
  await user.click(screen.getByRole('button', { name: '+ Add the first one' }));
  await user.keyboard('Being interrupted{Enter}  Plans changed by text {Enter}');
  expect(shown()).toEqual(['Being interrupted', 'Plans changed by text']);
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('does not add the same item twice', async () => {
  const user = userEvent.setup();
  render(<Triggers first={['Shouting']} />);
  await user.click(screen.getByRole('button', { name: 'Add to Triggers' }));
  await user.keyboard('Shouting{Enter}');
  expect(shown()).toEqual(['Shouting']);
});

it('removes one item by its name', async () => {
  const user = userEvent.setup();
  render(<Triggers first={['Shouting', 'Silence']} />);
  await user.click(screen.getByRole('button', { name: 'Remove “Shouting”' }));
  expect(shown()).toEqual(['Silence']);
});

it('edits all items as lines', async () => {
  const user = userEvent.setup();
  render(<Triggers first={['Shouting', 'Silence']} />);
  await user.click(screen.getByRole('button', { name: 'Edit Triggers' }));
  const area = screen.getByRole('textbox', { name: 'Triggers' });
  expect(area).toHaveProperty('value', 'Shouting\nSilence');
  await user.clear(area);
  await user.type(area, 'Silence{Enter}{Enter} Being late ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(shown()).toEqual(['Silence', 'Being late']);
});

it('leaves everything as it was on Cancel and on Escape', async () => {
  const user = userEvent.setup();
  render(<Triggers first={['Shouting']} />);
  for (const leave of [
    () => user.click(screen.getByRole('button', { name: 'Cancel' })),
    () => user.keyboard('{Escape}'),
  ]) {
    await user.click(screen.getByRole('button', { name: 'Edit Triggers' }));
    await user.type(screen.getByRole('textbox'), ' and more');
    await leave();
    expect(shown()).toEqual(['Shouting']);
  }
});

it('gives the focus back to where the way began', async () => {
  const user = userEvent.setup();
  render(<Triggers first={['Shouting']} />);
  await user.click(screen.getByRole('button', { name: 'Add to Triggers' }));
  await user.keyboard('Silence{Enter}{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add to Triggers' }));
  await user.click(screen.getByRole('button', { name: 'Edit Triggers' }));
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Triggers' }));
});
