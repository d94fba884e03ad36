import type { ReactNode } from 'react';
import { ButtonAnchor } from '#web/kit/button/ButtonAnchor.tsx';

/** Leads to another site, which learns nothing but the words. */
export function ShareLink({ icon, href, children }: { icon: ReactNode; href: string; children: ReactNode }) {
  return (
    <ButtonAnchor icon={icon} href={href} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
      {children}
    </ButtonAnchor>
  );
}
