import type { Font, Glyph, GlyphRun } from 'fontkit';

/** A word in a typeface: one glyph per letter, and their positions in units of the typeface. */
interface LaidWord {
  readonly glyphs: readonly { readonly id: number; readonly code: number }[];
  readonly positions: readonly Readonly<GlyphRun['positions'][number]>[];
}

/** Maximum number of words kept per typeface: documents repeat the same thousand words. */
const KEPT = 5000;

const sameLetters = (word: string, glyphs: readonly Glyph[], glyphOf: (code: number) => Glyph) => {
  const letters = [...word];
  return (
    letters.length === glyphs.length &&
    letters.every((letter, at) => {
      const code = letter.codePointAt(0) ?? 0;
      const { id, codePoints } = glyphs[at] ?? {};
      return codePoints?.length === 1 && codePoints[0] === code && id === glyphOf(code).id;
    })
  );
};

/**
 * Lays out words as `font` does, but each plain word only once, because documents repeat their words and the layout was
 * a third of the work of a document. A word is plain if each letter has a glyph of its own. A word with ligatures or
 * joined letters is laid out every time, because the glyphs created on the way become part of the document.
 * @returns the layout for the typeface of one document, whose glyphs are its own
 */
export function createLaidWords(): (font: Font) => Font['layout'] {
  const kept = new Map<string, LaidWord>();
  return (font) => {
    const layout = font.layout.bind(font);
    return (word, ...features) => {
      if (features.some((feature) => feature !== undefined)) return layout(word, ...features);
      const known = kept.get(word);
      if (known) return ownRun(font, known);
      const run = layout(word);
      if (sameLetters(word, run.glyphs, (code) => font.glyphForCodePoint(code))) {
        if (kept.size >= KEPT) kept.clear();
        kept.set(word, {
          glyphs: run.glyphs.map(({ id, codePoints: [code = 0] }) => ({ id, code })),
          positions: run.positions.map((position) => ({ ...position })),
        });
      }
      return run;
    };
  };
}

/**
 * The layout of a kept word, with its own positions: pdfkit scales them in place, and computes the width from the
 * scaled ones.
 */
function ownRun(font: Font, { glyphs, positions }: LaidWord): GlyphRun {
  const run = {
    glyphs: glyphs.map(({ id, code }) => font.getGlyph(id, [code])),
    positions: positions.map((position) => ({ ...position })),
    get advanceWidth() {
      return this.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    },
  };
  return run as GlyphRun;
}
