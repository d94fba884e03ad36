import './print.css';

/** A piece of a document on paper: a heading of the first to the third order, or a paragraph. */
export type Piece = { tag: 'h1' | 'h2' | 'h3' | 'p'; text: string };

/** Puts a document on paper, on as many pages as it takes, and nothing else of the page. */
export function printSheet(pieces: readonly Piece[]): void {
  const sheet = document.createElement('article');
  sheet.className = 'print-sheet';
  for (const { tag, text } of pieces) {
    const element = document.createElement(tag);
    element.textContent = text;
    sheet.append(element);
  }
  document.body.append(sheet);
  addEventListener('afterprint', () => sheet.remove(), { once: true });
  print();
}
