import type { KeyboardEvent } from 'react';

/** Escape pressed in this element, and not in a dialog above it. */
export const isEscape = ({ key, target, currentTarget }: KeyboardEvent) =>
  key === 'Escape' && target instanceof Node && currentTarget.contains(target);
