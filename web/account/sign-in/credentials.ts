import { weakPassword } from '#web/app/identity/identityWords.ts';

const ADDRESS = /^[^\s@]+@[^\s@]+$/;

/** The specification's minimum; a provider may require more for a new password. */
export const SHORTEST = 6;

export function emailProblem(email: string): string | undefined {
  if (email.trim() === '') return 'Please enter your email address.';
  return ADDRESS.test(email.trim()) ? undefined : 'Invalid email address.';
}

export function passwordProblem(password: string, minimum = SHORTEST): string | undefined {
  if (password === '') return 'Please enter a password.';
  return [...password].length < minimum ? weakPassword(minimum) : undefined;
}

export function repeatProblem(password: string, again: string): string | undefined {
  if (again === '') return 'Please repeat your password.';
  return again === password ? undefined : 'The two passwords aren’t the same.';
}
