import type { Font } from 'fontkit';
import { faceFor, loadFaces, tidy } from '#server/documents/typefaces.ts';
import type { PdfPage } from './pdf-file.ts';

const faces = loadFaces();
const OPERATORS = { moveTo: 'm', lineTo: 'l', bezierCurveTo: 'c', closePath: 'h' } as const;

const round = (value: number) => String(Math.round(value * 100) / 100);

/** The outlines of a text, with the lower left corner at the origin and one unit per point, and its width. */
function outlinesOf(font: Font, text: string, size: number): { path: string; width: number } {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  const parts: string[] = [];
  let x = 0;
  for (const [index, glyph] of glyphs.entries()) {
    const position = positions[index];
    const point = (px: number, py: number) =>
      `${round((x + px + (position?.xOffset ?? 0)) * scale)} ${round(py * scale)}`;
    let last: readonly [number, number] = [0, 0];
    for (const { command, args } of glyph.path.commands) {
      if (command === 'quadraticCurveTo') {
        // PDF has no quadratic curves; this cubic one is equal.
        const [cx = 0, cy = 0, ex = 0, ey = 0] = args;
        const [sx, sy] = last;
        const first = point(sx + (2 / 3) * (cx - sx), sy + (2 / 3) * (cy - sy));
        parts.push(`${first} ${point(ex + (2 / 3) * (cx - ex), ey + (2 / 3) * (cy - ey))} ${point(ex, ey)} c`);
      } else {
        const points: string[] = [];
        for (let at = 0; at < args.length; at += 2) points.push(point(args[at] ?? 0, args[at + 1] ?? 0));
        parts.push(`${points.join(' ')} ${OPERATORS[command as keyof typeof OPERATORS]}`.trim());
      }
      if (args.length >= 2) last = [args.at(-2) ?? 0, args.at(-1) ?? 0];
    }
    x += position?.xAdvance ?? 0;
  }
  return { path: parts.join('\n'), width: x * scale };
}

/** Number of names on a page, and the greatest length of a name as a share of the diagonal of a third of the page. */
const TIMES = 3;
const SPAN = 0.7;
const SIZE_MAX = 44;

/**
 * The name drawn three times across a page, as thin outlines, so that the text beneath stays readable. Outlines need no
 * typeface in the PDF. Undefined for a name that none of our typefaces can write.
 */
export function nameOver({ box: [left, bottom, right, top] }: PdfPage, name: string): string | undefined {
  const text = tidy(name);
  const face = faceFor(faces.strong, text);
  if (!face) return undefined;
  const [width, height] = [right - left, top - bottom];
  const unit = outlinesOf(face.font, text, 1);
  const size = Math.min(SIZE_MAX, (SPAN * Math.hypot(width, height / TIMES)) / Math.max(unit.width, 1));
  const { path, width: length } = outlinesOf(face.font, text, size);
  const angle = Math.atan2(height / TIMES, width);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const marks = Array.from({ length: TIMES }, (_, index) => {
    const [x, y] = [left + width / 2, bottom + (height * (index + 0.5)) / TIMES];
    const [fromX, fromY] = [x - (cos * length) / 2, y - (sin * length) / 2];
    return `q ${[cos, sin, -sin, cos].map((one) => one.toFixed(5)).join(' ')} ${round(fromX)} ${round(fromY)} cm\n${path}\nS Q`;
  });
  return `q 0.55 G 0.5 w []0 d\n${marks.join('\n')}\nQ\n`;
}
