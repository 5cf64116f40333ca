/** A cell that no spreadsheet takes for a formula, whatever somebody has called a project. */
function quoted(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}

/** Lines as spreadsheets in Swedish read them: semicolons between, a mark of UTF-8 before. */
export function csvOf(lines: readonly (readonly string[])[]): string {
  return `\uFEFF${lines.map((cells) => cells.map(quoted).join(';')).join('\r\n')}\r\n`;
}
