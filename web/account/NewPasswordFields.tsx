import { useState } from 'react';
import { passwordProblem, repeatProblem } from '#web/account/sign-in/credentials.ts';
import { usePasswordMinimum } from '#web/account/usePasswordMinimum.ts';
import { PasswordField } from '#web/kit/field/PasswordField.tsx';

/** A new password, typed twice. */
export function useNewPassword() {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [problems, setProblems] = useState<{ password?: string | undefined; again?: string | undefined }>({});
  const minimum = usePasswordMinimum();
  return {
    password,
    again,
    minimum,
    problems,
    setPassword,
    setAgain,
    /** Shows problems, and returns whether there are none. */
    check() {
      const found = { password: passwordProblem(password, minimum), again: repeatProblem(password, again) };
      setProblems(found);
      return !found.password && !found.again;
    },
    clear() {
      setPassword('');
      setAgain('');
      setProblems({});
    },
  };
}

type NewPasswordFieldsProps = { chosen: ReturnType<typeof useNewPassword> };

export function NewPasswordFields({ chosen }: NewPasswordFieldsProps) {
  const { password, again, minimum, problems, setPassword, setAgain } = chosen;
  const shared = { autoComplete: 'new-password', required: true, minLength: minimum };
  return (
    <>
      <PasswordField
        {...shared}
        label="New Password"
        name="newPassword"
        hint={`At least ${minimum} characters`}
        value={password}
        onValue={setPassword}
        error={problems.password}
      />
      <PasswordField
        {...shared}
        label="Confirm Password"
        name="confirmPassword"
        value={again}
        onValue={setAgain}
        error={problems.again}
      />
    </>
  );
}
