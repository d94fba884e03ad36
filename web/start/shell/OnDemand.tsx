import { type ComponentPropsWithRef, type ReactElement, type ReactNode, Suspense, useState } from 'react';

type ButtonProps = ComponentPropsWithRef<'button'>;

type OnDemandProps = {
  /** Fetches the popup's code. */
  load: () => unknown;
  button: (props: ButtonProps) => ReactElement<ButtonProps>;
  /** Opens at once, on the trigger that it is given. */
  popup: (trigger: ReactElement<ButtonProps>) => ReactNode;
};

/** A button whose popup is fetched when somebody first reaches for it: the code of popups outweighs the whole header. */
export function OnDemand({ load, button, popup }: OnDemandProps) {
  const [wanted, setWanted] = useState(false);
  const waiting = button({
    'aria-haspopup': 'dialog',
    'aria-expanded': false,
    onPointerEnter: load,
    onFocus: load,
    onClick: () => setWanted(true),
  });
  return wanted ? <Suspense fallback={waiting}>{popup(button({}))}</Suspense> : waiting;
}
