import type { Entry } from '#contract/journal.ts';
import { label } from '#web/journal/days.ts';

/** Hands the entries to the browser's own print, on a sheet that holds nothing else. */
export function printEntries(entries: readonly Entry[]): void {
  const frame = document.createElement('iframe');
  frame.title = 'Your journal, to be printed';
  frame.style.cssText = 'position:fixed;inline-size:0;block-size:0;border:0';
  document.body.append(frame);
  const { contentDocument: sheet, contentWindow: view } = frame;
  if (!sheet || !view) return;
  const add = (tag: string, text: string) => {
    const element = sheet.createElement(tag);
    element.textContent = text;
    element.style.whiteSpace = 'pre-wrap';
    sheet.body.append(element);
  };
  add('h1', 'Journal');
  for (const { title, content, emotions, tags, on } of entries) {
    add('h2', title);
    add('p', [label(on, { dateStyle: 'long' }), emotions, tags.join(', ')].filter(Boolean).join(' · '));
    add('p', content);
  }
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
}
