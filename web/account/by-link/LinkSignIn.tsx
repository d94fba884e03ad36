import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { AgreementForm } from '#web/account/by-link/AgreementForm.tsx';
import { BrokenLink } from '#web/account/by-link/BrokenLink.tsx';
import { Abandoned, enterByLink, type Waiting } from '#web/account/by-link/enterByLink.ts';
import { LinkAddressForm } from '#web/account/by-link/LinkAddressForm.tsx';
import { isAboutTheCode } from '#web/account/by-link/useCode.ts';
import { AuthCard } from '#web/account/sign-in/AuthCard.tsx';
import { identityWords } from '#web/app/identity/identityWords.ts';
import { readLinkEmail } from '#web/app/identity/linkEmail.ts';
import { href, paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import { toast } from '#web/kit/toast/toast.ts';

type Step =
  | { name: 'working' }
  /** On another device the address is unknown. */
  | { name: 'ask' }
  | ({ name: 'agree' } & Waiting)
  | { name: 'broken'; text: string };

/** A code works once, so it is tried automatically once, even though signing in remounts the page. */
const tried = new Set<string>();

/** Signs in with a link. Only the browser that asked for it does so without asking for the address. */
export function LinkSignIn({ code }: { code: string }) {
  const [known] = useState(readLinkEmail);
  const [step, setStep] = useState<Step>(known || tried.has(code) ? { name: 'working' } : { name: 'ask' });
  const navigate = useNavigate();

  const enter = async (email: string) => {
    try {
      tried.add(code);
      await enterByLink(email, location.href, (waiting) => setStep({ name: 'agree', ...waiting }));
      // The sign-in page redirects to the remembered goal.
      await navigate(paths.auth, { replace: true });
    } catch (error) {
      if (error instanceof Abandoned) return;
      const text = identityWords(error);
      if (isAboutTheCode(error)) return setStep({ name: 'broken', text });
      setStep({ name: 'ask' });
      toast({ title: 'Login failed', text, tone: 'error' });
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens.
  useEffect(() => {
    if (known && !tried.has(code)) void enter(known);
  }, []);

  useEffect(() => (step.name === 'agree' ? step.abandon : undefined), [step]);

  if (step.name === 'broken') {
    const wayOn = (
      <ButtonLink variant="filled" wide to={href.signInByLink()} state={{ email: known ?? '' }}>
        Send a new link
      </ButtonLink>
    );
    return <BrokenLink title="This link doesn’t work" text={step.text} action={wayOn} />;
  }
  if (step.name === 'agree') return <AgreementForm onAgree={step.finish} />;
  if (step.name === 'ask') return <LinkAddressForm known={known ?? ''} onEmail={enter} />;
  return (
    <AuthCard mode="link" title="Signing you in">
      <Skeleton label="Signing you in">
        <Blank width="80%" />
        <Blank width="50%" />
      </Skeleton>
    </AuthCard>
  );
}
