import './print.css';

/** Puts words on paper, and nothing else of the page. */
export function printText(words: string): void {
  const sheet = document.createElement('pre');
  sheet.className = 'print-sheet';
  sheet.textContent = words;
  document.body.append(sheet);
  addEventListener('afterprint', () => sheet.remove(), { once: true });
  print();
}
