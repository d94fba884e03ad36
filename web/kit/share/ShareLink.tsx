import type { ReactNode } from 'react';
import { ButtonAnchor } from '#web/kit/button/ButtonAnchor.tsx';

/** Opens another site with the text, and without a referrer. */
export function ShareLink({ icon, href, children }: { icon: ReactNode; href: string; children: ReactNode }) {
  return (
    <ButtonAnchor icon={icon} href={href} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
      {children}
    </ButtonAnchor>
  );
}
