import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

/** The voices of a document: names and titles, what is read, and what is pointed out. */
export type Voice = 'name' | 'text' | 'strong';

/** A typeface of a document, as pdfkit is told of it. */
export interface Face {
  readonly name: string;
  readonly bytes: Buffer;
  readonly font: Font;
}

const folder = (packageName: string) =>
  new URL(`../../node_modules/@expo-google-fonts/${packageName}/`, import.meta.url);

function load(packageName: string, file: string): Face {
  const bytes = readFileSync(new URL(file, folder(packageName)));
  // A file of one typeface, not a collection.
  return { name: file, bytes, font: create(bytes) as Font };
}

/** Read once, by the worker. The second of each voice has Greek, Cyrillic, Vietnamese and Devanagari too. */
export function loadFaces(): Readonly<Record<Voice, readonly [Face, Face]>> {
  const regular = load('noto-sans', '400Regular/NotoSans_400Regular.ttf');
  return {
    name: [load('newsreader', '500Medium/Newsreader_500Medium.ttf'), regular],
    text: [load('instrument-sans', '400Regular/InstrumentSans_400Regular.ttf'), regular],
    strong: [
      load('instrument-sans', '600SemiBold/InstrumentSans_600SemiBold.ttf'),
      load('noto-sans', '600SemiBold/NotoSans_600SemiBold.ttf'),
    ],
  };
}

// What people paste that no typeface here has, and what says the same.
const REPLACED: readonly [RegExp, string][] = [
  [/[\u2000-\u200a\u202f\u205f\u3000\t]/g, ' '],
  [/[\u2713\u2714\u2611]/g, '•'],
  [/[\u25cf\u25a0\u25aa\u2023]/g, '•'],
  [/[\u2190-\u21ff\u27a1\u2794]/g, '–'],
  [/\r\n?/g, '\n'],
  // Marks of direction, joiners and what chooses how a sign looks: nothing of it is a letter.
  [/\p{Cf}|\p{Variation_Selector}|[\u2028\u2029]|\p{Cc}(?<!\n)/gu, ''],
];

/** A text as it is printed: composed letters, known replacements, nothing invisible. */
export function tidy(text: string): string {
  return REPLACED.reduce((tidied, [pattern, by]) => tidied.replace(pattern, by), text.normalize('NFC'));
}

const hasAll = ({ font }: Face, text: string) =>
  [...text].every((letter) => letter === '\n' || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));

/** The first of the faces that has every letter of a text; undefined when none has. */
export function faceFor(faces: readonly Face[], text: string): Face | undefined {
  return faces.find((face) => hasAll(face, text));
}

/** A text without the signs that no face has, such as emoji. For what people write about themselves, never for names. */
export function without(faces: readonly Face[], text: string): string {
  const last = faces.at(-1);
  const kept = [...text].filter((letter) => last === undefined || hasAll(last, letter));
  return kept.join('').replace(/ {2,}/g, ' ').trim();
}
