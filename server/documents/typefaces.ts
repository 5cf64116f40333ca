import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { createLaidWords } from './laid-words.ts';

/** The text styles of a document: names and titles, running text, and emphasis. */
export type Voice = 'name' | 'text' | 'strong';

/**
 * A typeface of documents. Its tables are read once, when a text first needs them, because that is most of the work of
 * a document.
 */
export interface Face {
  readonly name: string;
  readonly font: Font;
  /** Lays out words in the typeface of one document. */
  readonly layout: (font: Font) => Font['layout'];
}

/**
 * The typeface for one document. A glyph remembers the letters it was first used for, and the document contains them:
 * if the next document shared it, its bytes would depend on what was printed before.
 */
export function forOneDocument({ font, layout }: Face): Font {
  const own: Font = Object.assign(Object.create(font), { _glyphs: {} });
  return Object.assign(own, { layout: layout(own) });
}

/** The typefaces for a text, tried in this order. Each file is read when a text first needs it. */
export type Faces = readonly (() => Face)[];

const folder = (packageName: string) =>
  new URL(`../../node_modules/@expo-google-fonts/${packageName}/`, import.meta.url);

function face(packageName: string, file: string): () => Face {
  let read: Face | undefined;
  return () => {
    // The file holds one typeface, not a collection.
    read ??= {
      name: file,
      font: create(readFileSync(new URL(file, folder(packageName)))) as Font,
      layout: createLaidWords(),
    };
    return read;
  };
}

/** Scripts of people's names that Noto Sans lacks; each face has Latin letters as well. */
const SCRIPTS = ['Arabic', 'Hebrew', 'Ethiopic', 'Thai', 'Armenian', 'Georgian'] as const;

/** The typefaces of each style. The second also has Greek, Cyrillic, Vietnamese and Devanagari. */
export function loadFaces(): Readonly<Record<Voice, Faces>> {
  const regular = face('noto-sans', '400Regular/NotoSans_400Regular.ttf');
  const scripts = SCRIPTS.map((script) =>
    face(`noto-sans-${script.toLowerCase()}`, `400Regular/NotoSans${script}_400Regular.ttf`),
  );
  return {
    name: [face('newsreader', '500Medium/Newsreader_500Medium.ttf'), regular, ...scripts],
    text: [face('instrument-sans', '400Regular/InstrumentSans_400Regular.ttf'), regular, ...scripts],
    strong: [
      face('instrument-sans', '600SemiBold/InstrumentSans_600SemiBold.ttf'),
      face('noto-sans', '600SemiBold/NotoSans_600SemiBold.ttf'),
      ...scripts,
    ],
  };
}

// Characters that people paste and that none of these typefaces has, with their replacements.
const REPLACED: readonly [RegExp, string][] = [
  [/[\u2000-\u200a\u202f\u205f\u3000\t]/g, ' '],
  [/[\u2713\u2714\u2611]/g, '•'],
  [/[\u25cf\u25a0\u25aa\u2023]/g, '•'],
  [/[\u2190-\u21ff\u27a1\u2794]/g, '–'],
  [/\r\n?/g, '\n'],
  // Direction marks, joiners and variation selectors, none of which is a letter.
  [/\p{Cf}|\p{Variation_Selector}|[\u2028\u2029]|\p{Cc}(?<!\n)/gu, ''],
];

/** A text as printed: composed letters, known replacements, and no invisible characters. */
export function tidy(text: string): string {
  return REPLACED.reduce((tidied, [pattern, by]) => tidied.replace(pattern, by), text.normalize('NFC'));
}

const has = ({ font }: Face, letter: string) =>
  letter === '\n' || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

/** The first face that has every letter of a text; undefined if none has. */
export function faceFor(faces: Faces, text: string): Face | undefined {
  for (const open of faces) {
    const known = open();
    if ([...text].every((letter) => has(known, letter))) return known;
  }
  return undefined;
}

/**
 * A text without the characters that its best face lacks, such as emoji. For texts that people write about themselves,
 * never for names.
 */
export function without(faces: Faces, text: string): string {
  if (faceFor(faces, text)) return text.trim();
  const kept = faces.map((open) => [...text].filter((letter) => has(open(), letter)).join(''));
  const most = kept.reduce((longest, one) => (one.length > longest.length ? one : longest), '');
  return most.replace(/ {2,}/g, ' ').trim();
}

// Words of a right-to-left script, with the characters between them.
const LEFTWARD =
  /([\p{Script=Arabic}\p{Script=Hebrew}](?:[\p{Script=Arabic}\p{Script=Hebrew}\p{M}\s\-'’".]*[\p{Script=Arabic}\p{Script=Hebrew}])?\p{M}*)/u;

/** The parts of a text by direction of writing, in the order in which a Swedish line shows them. */
export function directions(text: string): { readonly text: string; readonly is_leftward: boolean }[] {
  const parts = text.split(LEFTWARD).map((part, index) => ({ text: part, is_leftward: index % 2 === 1 }));
  return parts.filter((part) => part.text !== '');
}
