import type { ReactNode } from 'react';
import { AuthCard } from '#web/account/sign-in/AuthCard.tsx';
import { href } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';

type BrokenLinkProps = { title?: string; text?: string; action?: ReactNode };

/** A link that no longer works, and what to do instead. */
export function BrokenLink({
  title = 'This link isn’t complete',
  text = 'Part of its address is missing. Copy the whole link from the email, or ask for a new one.',
  action,
}: BrokenLinkProps) {
  return (
    <AuthCard mode="reset" title={title} text={text}>
      {action ?? (
        <ButtonLink variant="filled" wide to={href.signIn()}>
          Log In
        </ButtonLink>
      )}
    </AuthCard>
  );
}
