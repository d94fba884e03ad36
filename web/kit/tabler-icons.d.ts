// The package types only its barrel, and importing the barrel puts six thousand icons in reach of the first chunk.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { TablerIcon } from '@tabler/icons-react';

  const icon: TablerIcon;
  export default icon;
}
