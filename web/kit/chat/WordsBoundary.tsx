import { Component, type ReactNode } from 'react';

type Props = { text: string; instead: ReactNode; children: ReactNode };
type State = { failedAt: string | null };

/** Text that cannot be rendered is shown as it was written, so that one message cannot break its chat. */
export class WordsBoundary extends Component<Props, State> {
  override state: State = { failedAt: null };

  static getDerivedStateFromError(): Partial<State> {
    return { failedAt: '' };
  }

  /** A growing reply is rendered again with its next words. */
  static getDerivedStateFromProps({ text }: Props, { failedAt }: State): State {
    if (failedAt === '') return { failedAt: text };
    return { failedAt: failedAt === text ? failedAt : null };
  }

  override render() {
    return this.state.failedAt === null ? this.props.children : this.props.instead;
  }
}
