import { useState } from 'react';
import { session } from '#web/app/session/current.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Empty } from '#web/kit/state/Empty.tsx';

/** Someone is signed in, but their account could not be loaded. */
export function UnreachablePage() {
  const [trying, setTrying] = useState(false);
  const retry = async () => {
    setTrying(true);
    await session.recheck();
    setTrying(false);
  };
  return (
    <Empty
      as="h1"
      title="Mallama couldn’t be reached"
      text="You’re still logged in, and nothing is lost. Check your connection and try again."
      action={
        <Button variant="filled" loading={trying} onClick={retry}>
          Try again
        </Button>
      }
    />
  );
}
