/** Prints a text without the page around it: fills and prints a hidden frame. */
export function printText(title: string, text: string): void {
  const frame = document.createElement('iframe');
  frame.className = 'sr-only';
  frame.title = title;
  document.body.append(frame);
  const page = frame.contentDocument;
  const view = frame.contentWindow;
  if (!page || !view) {
    frame.remove();
    return;
  }
  const words = page.createElement('pre');
  words.textContent = text;
  page.title = title;
  page.body.append(words);
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
}
