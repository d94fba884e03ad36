import { Operator } from '#web/app/Operator.tsx';
import { paths } from '#web/app/paths.ts';
import { LegalPage, type LegalSection } from './LegalPage.tsx';

const sections: readonly LegalSection[] = [
  {
    title: 'What we aim for',
    body: <p>The Web Content Accessibility Guidelines 2.2 at level AA, on every page, in light and in dark colors.</p>,
  },
  {
    title: 'What is built in',
    body: (
      <ul>
        <li>Everything works with the keyboard, focus is always visible, and a skip link comes first.</li>
        <li>Color never carries a meaning alone: every state has a word and a number or a shape beside it.</li>
        <li>Charts begin with a sentence that says what they show, and their values can be read out.</li>
        <li>A new answer of the coach is announced once to screen readers.</li>
        <li>Movement is small, and stops if your system asks for reduced motion.</li>
        <li>Pages fit a width of 320 pixels without scrolling sideways, and targets are at least 24 pixels.</li>
        <li>Dragging, hovering or a timed reaction is never the only way to do something.</li>
      </ul>
    ),
  },
  {
    title: 'What was checked',
    body: (
      <ul>
        <li>
          Pages with axe-core 4.14 (levels A and AA, 2.2 and best practice), light and dark, laptop and phone width.
        </li>
        <li>Contrast of all color pairs: at least 4.5 to 1 for text and 3 to 1 for graphics.</li>
        <li>Charts and states in grayscale and for people who do not see green.</li>
      </ul>
    ),
  },
  {
    title: 'What was not checked yet',
    body: (
      <p>
        Real screen readers with their users, forced color modes of the system, and text enlarged to 200 percent on
        every page. Automatic checks find only a part of the barriers. The payment form and the speech recognition come
        from others and are outside our reach.
      </p>
    ),
  },
  {
    title: 'Time limits',
    body: (
      <p>
        The free trial lasts 24 hours, and the time left stands as text at the top of each page. Drafts are kept when a
        session ends, so that you can take all the time you need to write.
      </p>
    ),
  },
  {
    title: 'Tell us about a barrier',
    body: (
      <p>
        Write to <Operator />. Say which page it was, what you wanted to do, and what you use to read the screen.
      </p>
    ),
  },
];

export function AccessibilityPage() {
  return (
    <LegalPage
      address={paths.accessibility}
      lede="Mallama should work for you however you see, hear, move, read or concentrate."
      sections={sections}
    />
  );
}
