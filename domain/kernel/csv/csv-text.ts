/** The caller writes numbers with a comma; a text that a spreadsheet would take for a formula is marked as text. */
function cellOf(text: string): string {
  const plain = /^[=+\-@＝＋－＠\t\r\n]/.test(text) && !/^-?\d+(?:,\d+)?$/.test(text) ? `'${text}` : text;
  return /[";\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** A table as Swedish spreadsheets open it: semicolons between, a mark of UTF-8 before, a row a line. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cellOf).join(';')}\r\n`).join('')}`;
