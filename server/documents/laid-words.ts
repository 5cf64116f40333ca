import type { Font, Glyph, GlyphRun } from 'fontkit';

/** A word as a typeface sets it: a glyph for each letter, and its place in units of the typeface. */
interface LaidWord {
  readonly glyphs: readonly { readonly id: number; readonly code: number }[];
  readonly positions: readonly Readonly<GlyphRun['positions'][number]>[];
}

/** Words that are kept for each typeface: a house prints the same thousand over and over. */
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
 * Sets words as `font` does, and each plain word once: setting was a third of the work of a document, and is the same in
 * the next. A word is plain if each letter has the glyph that stands for it alone; one with ligatures or joined letters is
 * set anew, since the glyphs on its way are part of what a document tells.
 * @returns the same setting for the typeface of one document, whose glyphs are its own
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

/** pdfkit scales the positions in place, and counts the width of what it has scaled. */
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
