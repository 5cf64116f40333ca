/** Callers write numbers with a comma; a text that a spreadsheet would read as a formula is marked as text. */
function cellOf(text: string): string {
  const plain = /^[=+\-@＝＋－＠\t\r\n]/.test(text) && !/^-?\d+(?:,\d+)?$/.test(text) ? `'${text}` : text;
  return /[";\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** A table in the form that Swedish spreadsheets open: separated by semicolons, with a UTF-8 mark, one row per line. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cellOf).join(';')}\r\n`).join('')}`;
