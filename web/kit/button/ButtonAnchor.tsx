import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type ButtonLook, buttonLook } from '#web/kit/button/buttonLook.ts';

type ButtonAnchorProps = Omit<ComponentPropsWithRef<'a'>, 'className'> & ButtonLook & { icon?: ReactNode };

/** A plain anchor, for pages without a router and for addresses outside the app. */
export function ButtonAnchor({ variant, size, wide, className, icon, children, ...rest }: ButtonAnchorProps) {
  return (
    <a
      {...rest}
      {...buttonLook({ ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }), className })}
    >
      {icon}
      {children}
    </a>
  );
}
