import type { KeyboardEvent } from 'react';

/** Escape pressed in here. In a dialog that lies above, it closes that one alone. */
export const isEscape = ({ key, target, currentTarget }: KeyboardEvent) =>
  key === 'Escape' && target instanceof Node && currentTarget.contains(target);
