import { Component, type ReactNode } from 'react';

type Props = { text: string; instead: ReactNode; children: ReactNode };
type State = { failedAt: string | null };

/** Words that cannot be laid out are shown as they were written; no message may take its chat with it. */
export class WordsBoundary extends Component<Props, State> {
  override state: State = { failedAt: null };

  static getDerivedStateFromError(): Partial<State> {
    return { failedAt: '' };
  }

  /** A reply that grows is laid out again with its next words. */
  static getDerivedStateFromProps({ text }: Props, { failedAt }: State): State {
    if (failedAt === '') return { failedAt: text };
    return { failedAt: failedAt === text ? failedAt : null };
  }

  override render() {
    return this.state.failedAt === null ? this.props.children : this.props.instead;
  }
}
