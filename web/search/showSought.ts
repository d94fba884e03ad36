import type { Found } from '#contract/search.ts';

const NAME = 'sought';
/** More than a quote is long. */
const IN_DIALOG = 1000;
/** What a member does themselves: from then on nothing moves under their hands. */
const ACTIONS = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'popstate'] as const;
let leave = () => {};

/** Before the way there is taken: opens what folds over the words that were found, brings them into view and marks them, as soon as the page has them. */
export function showSought({ path, quote, from, to }: Pick<Found, 'path' | 'quote' | 'from' | 'to'>): void {
  leave();
  const sought = { before: quote.slice(0, from), words: quote.slice(from, to), after: quote.slice(to) };
  const old = new URL(path, location.origin).pathname === location.pathname ? new Map() : textsNow();
  let frame = 0;
  const look = () => {
    frame = 0;
    const match = matchOf(sought, old);
    if (match) show(match);
  };
  const later = () => {
    frame ||= requestAnimationFrame(look);
  };
  const changes = new MutationObserver(later);
  leave = () => {
    changes.disconnect();
    cancelAnimationFrame(frame);
    for (const action of ACTIONS) removeEventListener(action, leave, true);
  };
  for (const action of ACTIONS) addEventListener(action, leave, { capture: true, passive: true });
  unmark();
  changes.observe(document.body, { childList: true, subtree: true, characterData: true });
  later();
}

type Sought = { before: string; words: string; after: string };
type Match = { element: HTMLElement; range: Range };

/** The text that goes on the longest as the quote does, before the words and behind them. */
function matchOf(sought: Sought, old: ReadonlyMap<Node, string | null>): Match | null {
  let best: Match | null = null;
  let longest = -1;
  for (const node of texts()) {
    if (old.get(node) === node.nodeValue) continue;
    const text = (node.nodeValue ?? '').replace(/\s/g, ' ');
    for (let at = text.indexOf(sought.words); at >= 0; at = text.indexOf(sought.words, at + 1)) {
      // What opened over the page is what was meant.
      const length = likeness(text, at, sought) + (node.parentElement?.closest('[role="dialog"]') ? IN_DIALOG : 0);
      if (length <= longest || !isShown(node.parentElement)) continue;
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + sought.words.length);
      best = { element: node.parentElement, range };
      longest = length;
    }
  }
  return best;
}

function* texts(): Generator<Node> {
  for (const root of document.querySelectorAll('main, [role="dialog"]')) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) yield node;
  }
}

/** The page that is left stays until the next one has come, and may have the same words. */
const textsNow = () => new Map([...texts()].map((node) => [node, node.nodeValue]));

function likeness(text: string, at: number, { before, words, after }: Sought): number {
  const end = at + words.length;
  let back = 0;
  while (back < Math.min(before.length, at) && before.at(-1 - back) === text[at - 1 - back]) back += 1;
  let on = 0;
  while (on < after.length && end + on < text.length && after[on] === text[end + on]) on += 1;
  return back + on;
}

/** What lies in a fold counts; what another view hides, and the search's own list, don't. */
function isShown(element: HTMLElement | null): element is HTMLElement {
  if (!element || element.closest('[role="listbox"]')) return false;
  const fold = element.closest('details:not([open])');
  return fold && !element.closest('summary') ? isShown(fold.parentElement) : element.checkVisibility();
}

function show({ element, range }: Match): void {
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  if (!element.hasAttribute('data-sought')) {
    unmark();
    element.setAttribute('data-sought', '');
    // A chat gives the focus to the whole message.
    if (!element.closest('[data-message]')) {
      if (element.tabIndex < 0) element.tabIndex = -1;
      element.focus({ preventScroll: true });
    }
  }
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (element instanceof HTMLTextAreaElement) {
    showInField(element, range);
    return;
  }
  CSS.highlights?.set(NAME, new Highlight(range));
  const { top, bottom } = range.getBoundingClientRect();
  if (top >= 0 && bottom <= innerHeight) return;
  scrollerOf(element).scrollBy({ top: top - innerHeight / 2, behavior: 'instant' });
}

/** Where the words are opened to be edited, they are selected. */
function showInField(field: HTMLTextAreaElement, { startOffset, endOffset }: Range): void {
  field.setSelectionRange(startOffset, endOffset);
  field.scrollTop = (startOffset / field.value.length) * field.scrollHeight - field.clientHeight / 2;
}

function scrollerOf(element: HTMLElement): Element {
  for (let box: Element | null = element.parentElement; box; box = box.parentElement)
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  return document.documentElement;
}

function unmark(): void {
  for (const element of document.querySelectorAll('[data-sought]')) element.removeAttribute('data-sought');
  CSS.highlights?.delete(NAME);
}
