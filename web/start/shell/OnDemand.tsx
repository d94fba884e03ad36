import { type ComponentPropsWithRef, type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { hasCode, loadAhead } from '#web/start/shell/code.ts';

type ButtonProps = ComponentPropsWithRef<'button'>;

type OnDemandProps = {
  /** Loads the popup's code. */
  load: () => Promise<unknown>;
  button: (props: ButtonProps) => ReactElement<ButtonProps>;
  /** Opens at once, at the given trigger. */
  popup: (trigger: ReactElement<ButtonProps>) => ReactNode;
};

/**
 * A button whose popup is loaded when someone first reaches for it, since the code of popups is larger than the
 * header's.
 */
export function OnDemand({ load, button, popup }: OnDemandProps) {
  const [wanted, setWanted] = useState(false);
  const waiting = button({
    'aria-haspopup': 'dialog',
    'aria-expanded': false,
    onPointerEnter: () => loadAhead(load),
    onFocus: () => loadAhead(load),
    onClick: async () => setWanted(await hasCode(load)),
  });
  return wanted ? <Suspense fallback={waiting}>{popup(button({}))}</Suspense> : waiting;
}
