import type { ReactNode } from 'react';
import { BrokenLink } from '#web/account/by-link/BrokenLink.tsx';
import type { useCode } from '#web/account/by-link/useCode.ts';
import { AuthCard } from '#web/account/sign-in/AuthCard.tsx';
import { identityWords } from '#web/app/identity/identityWords.ts';
import { Failed } from '#web/kit/state/Failed.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';

type CodeStateProps = {
  title: string;
  read: ReturnType<typeof useCode>;
  /** How to get a new email. */
  wayOn: ReactNode;
  children: (email: string) => ReactNode;
};

/** Shown while a code is checked, and if it is invalid. */
export function CodeState({ title, read, wayOn, children }: CodeStateProps) {
  if (read.isVerdict) {
    return <BrokenLink title="This link doesn’t work" text={identityWords(read.error)} action={wayOn} />;
  }
  if (read.data) return children(read.data.email);
  return (
    <AuthCard mode="reset" title={title}>
      {read.isError ? (
        <Failed
          title="The link couldn’t be checked"
          text={identityWords(read.error)}
          retrying={read.isFetching}
          onRetry={() => void read.refetch()}
        />
      ) : (
        <Skeleton label="Checking the link">
          <Blank width="80%" />
          <Blank shape="block" height="44px" />
        </Skeleton>
      )}
    </AuthCard>
  );
}
