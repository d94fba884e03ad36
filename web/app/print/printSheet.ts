import './print.css';

/** A paragraph or heading of a printed document. */
export type Piece = { tag: 'h1' | 'h2' | 'h3' | 'p'; text: string };

/** Prints a document instead of the page. */
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
