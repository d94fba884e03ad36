import { Component, type ReactNode } from 'react';

type Props = { instead?: ReactNode; children: ReactNode };

/** A part of the frame whose code couldn't be loaded takes nothing else with it. */
export class PartBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
