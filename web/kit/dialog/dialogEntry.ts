/** Marks the one history entry that exists while dialogs are open; its value names the page's own entry below it. */
const MARK = 'mallamaDialog';

type Opened = { close: () => void };
const opened: Opened[] = [];

/** The page's entry below the one that the browser is on, if that one is a dialog's. */
let below: string | undefined;
/** The dialog's entry is being left. This is what comes then: the page's own as it is by now, or the next page. */
let leaving: { state: object; address: string | undefined; isNext: boolean } | undefined;
/** The address that was written while a dialog was open. */
let written: string | undefined;
let writes: Record<'push' | 'replace', History['pushState']> | undefined;

/** A dialog's entry has the router's names of its page, so that the router sees no navigation. */
const pageOf = (state: { idx?: number; key?: string } | null) => `${state?.idx} ${state?.key}`;
const markOf = (state: Record<string, string> | null) => state?.[MARK];
const withoutMark = (state: object | null) => ({ ...state, [MARK]: undefined });

/** Once for a page, before the router: Back closes what is open, leads out of what was open, and is never dead. */
export function followHistory() {
  if (writes) return writes;
  writes = { push: history.pushState.bind(history), replace: history.replaceState.bind(history) };
  below = markOf(history.state);
  history.pushState = push;
  history.replaceState = replace;
  addEventListener('popstate', onPop, { capture: true });
  return writes;
}

/** Where a dialog leads takes the place of its entry: Back would come upon that one first, and seem dead. */
const push: History['pushState'] = (state, unused, address) => {
  const isFromPage = below === undefined;
  followHistory()[isFromPage ? 'push' : 'replace'](state, unused, address);
  if (isFromPage) return;
  if (leaving) leaving = { state, address: location.href, isNext: true };
  else below = undefined;
  setTimeout(mark);
};

/** Whatever is written there, a dialog's entry stays one. */
const replace: History['replaceState'] = (state, unused, address) => {
  followHistory().replace(below === undefined ? state : { ...state, [MARK]: below }, unused, address);
  if (below !== undefined) written = location.href;
  if (leaving) leaving = { ...leaving, state: withoutMark(state), address: written };
};

function mark(): void {
  if (opened.length === 0 || below !== undefined) return;
  below = pageOf(history.state);
  written = undefined;
  followHistory().push({ ...history.state, [MARK]: below }, '');
}

/** Dialogs that close and open at the same time share the entry. */
function leave(): void {
  if (opened.length > 0 || below === undefined || leaving) return;
  leaving = { state: withoutMark(history.state), address: written, isNext: false };
  history.back();
}

function onPop(event: PopStateEvent): void {
  const [before, left] = [below, leaving];
  below = markOf(history.state);
  leaving = undefined;
  if (before === undefined || before !== pageOf(history.state)) return;
  event.stopImmediatePropagation();
  if (left) followHistory()[left.isNext ? 'push' : 'replace'](left.state, '', left.address);
  // A reload left the dialog's entry behind.
  else if (opened.length === 0) history.back();
  else opened.at(-1)?.close();
  // Another dialog is still open, or this one refused to close.
  setTimeout(mark);
}

export function enterDialog(one: Opened): void {
  followHistory();
  opened.push(one);
  mark();
}

export function leaveDialog(one: Opened): void {
  opened.splice(opened.indexOf(one), 1);
  setTimeout(leave);
}
