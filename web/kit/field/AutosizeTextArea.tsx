import { type ComponentPropsWithRef, useImperativeHandle, useLayoutEffect, useRef } from 'react';

const sizesItself = () => typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** Grows with its text. Browsers that know field-sizing do it in CSS; the others are measured. */
export function AutosizeTextArea({ ref, ...props }: ComponentPropsWithRef<'textarea'>) {
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => area.current, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows from the text.
  useLayoutEffect(() => {
    if (area.current && !sizesItself()) fitToText(area.current);
  }, [props.value]);
  return <textarea {...props} ref={area} />;
}

function fitToText(area: HTMLTextAreaElement): void {
  area.style.blockSize = 'auto';
  area.style.blockSize = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}
