/**
 * A cell of CSV. A text that a spreadsheet would read as a formula gets an apostrophe before it; a number, which
 * callers write with a comma, does not.
 */
function cellOf(text: string): string {
  const plain = /^[=+\-@＝＋－＠\t\r\n]/.test(text) && !/^-?\d+(?:,\d+)?$/.test(text) ? `'${text}` : text;
  return /[";\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** A table in the form that Swedish spreadsheets open: separated by semicolons, with a UTF-8 mark, one row per line. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cellOf).join(';')}\r\n`).join('')}`;
