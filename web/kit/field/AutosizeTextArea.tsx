import { type ComponentPropsWithRef, useImperativeHandle, useLayoutEffect, useRef } from 'react';

const sizesItself = () => typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** Grows with its text, by CSS field-sizing or, in browsers without it, by measuring. */
export function AutosizeTextArea({ ref, ...props }: ComponentPropsWithRef<'textarea'>) {
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => area.current, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the text.
  useLayoutEffect(() => {
    if (area.current && !sizesItself()) fitToText(area.current);
  }, [props.value]);
  return <textarea {...props} ref={area} />;
}

function fitToText(area: HTMLTextAreaElement): void {
  area.style.blockSize = 'auto';
  area.style.blockSize = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}
