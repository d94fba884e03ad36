import { type ComponentPropsWithoutRef, memo } from 'react';
import Markdown from 'react-markdown';
import css from './Words.module.css';
import { WordsBoundary } from './WordsBoundary.tsx';

const LEFT_OUT = ['img', 'table', 'input', 'hr'];

/** Quotations or lists nested so deeply that parsing would exhaust the stack. */
const TOO_DEEP = /^(?:[ \t]{0,4}(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])){40}/m;

/** A model's text with emphasis, lists and quotations. HTML is shown as text, and pictures are not loaded. */
export const Words = memo(function Words({ text }: { text: string }) {
  const asWritten = <p>{text}</p>;
  return (
    <div className={css.words}>
      {TOO_DEEP.test(text) ? (
        asWritten
      ) : (
        <WordsBoundary text={text} instead={asWritten}>
          <Markdown disallowedElements={LEFT_OUT} unwrapDisallowed components={shapes}>
            {text}
          </Markdown>
        </WordsBoundary>
      )}
    </div>
  );
});

type Heading = ComponentPropsWithoutRef<'h2'>;
/** A heading in a message must not be a heading of the page. */
const AsLine = ({ children }: Heading) => (
  <p>
    <strong>{children}</strong>
  </p>
);
const Outside = ({ href, children }: ComponentPropsWithoutRef<'a'>) => (
  <a href={href} target="_blank" rel="noopener noreferrer nofollow">
    {children}
  </a>
);
const shapes = { h1: AsLine, h2: AsLine, h3: AsLine, h4: AsLine, h5: AsLine, h6: AsLine, a: Outside };

/** The same as plain text, for screen readers and the clipboard. */
export function plainWords(text: string): string {
  return text
    .replace(/\[([^\]]{0,300})\]\([^)]{0,2000}\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+])\s+/gm, '')
    .replace(/(\*\*|__|\*|`)(?=\S)([^\n]*?\S)\1/g, '$2')
    .trim();
}
