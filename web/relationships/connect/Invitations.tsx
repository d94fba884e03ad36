import { CodeForm } from '#web/relationships/connect/CodeForm.tsx';
import { RefusedPeople } from '#web/relationships/connect/RefusedPeople.tsx';
import css from './RefusedPeople.module.css';

/** The quiet end of the list: codes from others, and whoever is not wanted to send any. */
export function Invitations() {
  return (
    <div className={css.quiet}>
      <details className={css.part}>
        <summary>I have an invitation code</summary>
        <CodeForm />
      </details>
      <RefusedPeople />
    </div>
  );
}
