import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonLook } from '#web/kit/button/buttonLook.ts';

type ButtonLinkProps = Omit<LinkProps, 'className'> & ButtonLook & { icon?: ReactNode };

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, className, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Link
      {...rest}
      {...buttonLook({ ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }), className })}
    >
      {icon}
      {children}
    </Link>
  );
}
