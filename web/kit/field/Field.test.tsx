// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { CheckboxField } from '#web/kit/field/CheckboxField.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';

function Form() {
  const [problems, setProblems] = useState<{ email?: string; terms?: string }>({});
  const tell = () => setProblems({ email: 'Invalid email address.', terms: 'Please agree to the terms.' });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        tell();
      }}
    >
      <TextField label="Email" error={problems.email} />
      <CheckboxField label="I agree" error={problems.terms} />
      <button type="submit">Send</button>
    </form>
  );
}

it('a problem leaves with the first change of its field, and comes back with the next try', async () => {
  const user = userEvent.setup();
  render(<Form />);
  const [email, terms] = [screen.getByRole('textbox'), screen.getByRole('checkbox')];
  await user.click(screen.getByRole('button'));
  expect(email.getAttribute('aria-invalid')).toBe('true');
  await user.type(email, 'a');
  expect(email.getAttribute('aria-invalid')).toBeNull();
  expect(screen.queryByText('Invalid email address.')).toBeNull();
  expect(screen.getByText('Please agree to the terms.')).toBeDefined();
  await user.click(terms);
  expect(screen.queryByText('Please agree to the terms.')).toBeNull();
  await user.click(screen.getByRole('button'));
  expect(screen.getByText('Invalid email address.')).toBeDefined();
  expect(terms.getAttribute('aria-invalid')).toBe('true');
});
