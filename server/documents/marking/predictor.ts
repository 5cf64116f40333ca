import { numberIn, type PdfDictionary, UnreadablePdf } from './pdf-value.ts';

/**
 * Undoes PNG prediction (types 10 to 15), which stores each byte as its difference from a value predicted from the
 * bytes to the left, above, or both. Data without prediction stays as it is.
 */
export function undoPredictor(data: Buffer, parameters: PdfDictionary): Buffer {
  const predictor = numberIn(parameters, 'Predictor') ?? 1;
  if (predictor === 1) return data;
  if (predictor < 10) throw new UnreadablePdf('A table is foretold in another way');
  const width = numberIn(parameters, 'Columns') ?? 1;
  if (width < 1 || width > 1000) throw new UnreadablePdf('A table is too wide');
  const rows = Math.floor(data.length / (width + 1));
  const plain = Buffer.alloc(rows * width);
  for (let row = 0; row < rows; row += 1) {
    const way = data[row * (width + 1)] ?? 0;
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      const left = column > 0 ? (plain[at - 1] ?? 0) : 0;
      const up = row > 0 ? (plain[at - width] ?? 0) : 0;
      const upLeft = row > 0 && column > 0 ? (plain[at - width - 1] ?? 0) : 0;
      const told = [0, left, up, Math.floor((left + up) / 2), paeth(left, up, upLeft)][way] ?? 0;
      plain[at] = ((data[row * (width + 1) + 1 + column] ?? 0) + told) & 0xff;
    }
  }
  return plain;
}

/** The neighbour nearest to left + up - upLeft (Paeth). */
function paeth(left: number, up: number, upLeft: number): number {
  const guess = left + up - upLeft;
  const [toLeft, toUp, toUpLeft] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - upLeft)];
  if (toLeft <= toUp && toLeft <= toUpLeft) return left;
  return toUp <= toUpLeft ? up : upLeft;
}
