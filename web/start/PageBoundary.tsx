import { Component, type ReactNode } from 'react';
import { paths } from '#web/app/paths.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { ButtonAnchor } from '#web/kit/button/ButtonAnchor.tsx';
import { Empty } from '#web/kit/state/Empty.tsx';

type Props = { children: ReactNode };
type State = { failed: boolean };

/** Keeps a broken page from breaking the rest. Reloading also helps if a page's code could not be loaded. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert">
        <Empty
          as="h1"
          figure="lost"
          title="This page ran into a problem"
          text="What you saved is safe, and unsent words are still in this browser. Reloading the page often helps."
          action={
            <>
              <ButtonAnchor href={paths.home}>Go to your dashboard</ButtonAnchor>
              <Button variant="filled" onClick={() => location.reload()}>
                Reload the page
              </Button>
            </>
          }
        />
      </div>
    );
  }
}
