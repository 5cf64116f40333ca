import type { Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { createLaidWords } from './laid-words.ts';
import { faceFor, loadFaces } from './typefaces.ts';

const faces = loadFaces();
const faceOf = (word: string) => {
  const face = faceFor(faces.text, word);
  if (!face) throw new Error(`No face has ${word}`);
  return face;
};
/** A copy of the typeface without any glyphs yet, as a new document has it. */
const fresh = (word: string): Font => Object.assign(Object.create(faceOf(word).font), { _glyphs: {} });
const tell = ({ glyphs, positions }: ReturnType<Font['layout']>) => ({
  glyphs: glyphs.map(({ id, codePoints, advanceWidth }) => ({ id, codePoints, advanceWidth })),
  positions: positions.map((position) => ({ ...position })),
});

describe('a word that was laid out before', () => {
  // Plain, kerned, with ligatures, with two letters that share a glyph, joined, and with several marks.
  it.each(['Avtal', 'AVTÅG ', 'fifflig', 'a b', 'a\u00a0b', 'محمد', 'สมชาย', 'Nguyễn', ' ', ''])(
    '%j is laid out as its typeface does it, in the next document too',
    (word) => {
      const layout = createLaidWords();
      for (const _document of [1, 2, 3]) {
        const font = fresh(word);
        const run = layout(font)(word);
        expect(tell(run)).toEqual(tell(fresh(word).layout(word)));
        expect(run.advanceWidth).toBe(fresh(word).layout(word).advanceWidth);
        // pdfkit changes the positions in the same way; the next document must not notice.
        for (const position of run.positions) position.xAdvance *= 7;
      }
    },
  );

  it('has the glyphs of its own document, which only remember its own letters', () => {
    const layout = createLaidWords();
    layout(fresh('bar'))('bar');
    const font = fresh('bar');
    expect(layout(font)('bar').glyphs[0]).toBe(font.getGlyph(font.glyphForCodePoint(98).id));
  });

  it('is not laid out again', () => {
    const layout = createLaidWords();
    let times = 0;
    for (const _document of [1, 2]) {
      const font = fresh('Uppdrag');
      const counted: Font['layout'] = (...given) => {
        times += 1;
        return font.layout(...given);
      };
      layout(Object.assign(Object.create(font), { layout: counted }))('Uppdrag');
    }
    expect(times).toBe(1);
  });
});
