/** A number is written with a comma by whoever makes the cell; what a spreadsheet would reckon with is made a text. */
function cellOf(text: string): string {
  const plain = /^[=+\-@＝＋－＠\t\r\n]/.test(text) && !/^-?\d+(?:,\d+)?$/.test(text) ? `'${text}` : text;
  return /[";\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** A table as Swedish spreadsheets open it: semicolons between, a mark of UTF-8 before, a row a line. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cellOf).join(';')}\r\n`).join('')}`;
