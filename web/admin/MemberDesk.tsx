import { useState } from 'react';
import { MemberActions } from '#web/admin/MemberActions.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';
import css from './AdminPage.module.css';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** For a member who wrote to the operator. */
export function MemberDesk() {
  const [typed, setTyped] = useState('');
  const memberId = typed.trim();
  return (
    <section className={css.part} aria-labelledby="desk-title">
      <h2 id="desk-title" className="h2">
        One member
      </h2>
      <TextField
        label="Member id"
        hint="Their id, as it’s noted on their customer at the provider (userId)."
        value={typed}
        onValue={setTyped}
        error={memberId && !ID.test(memberId) ? 'This is no member id' : undefined}
      />
      {ID.test(memberId) && (
        <div className={css.actions}>
          <MemberActions memberId={memberId} />
        </div>
      )}
    </section>
  );
}
