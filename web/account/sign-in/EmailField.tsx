import { TextField } from '#web/kit/field/TextField.tsx';

type Props = { value: string; onValue: (value: string) => void; error: string | undefined };

/** The address by which someone signs in; password managers find it by its name. */
export function EmailField(props: Props) {
  return <TextField label="Email" type="email" name="email" autoComplete="username" required {...props} />;
}
