import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

// `node scripts/subset-fonts.ts`: writes the two typefaces into web/styles/typefaces, each as three files by characters
// and with only the weights that are used, and their @font-face rules into typefaces.css. Run it again after a change
// of FIRST or of a weight.
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}web/styles/typefaces`;

/**
 * The characters of Swedish texts, forms and most names in Sweden. Every page loads the file with these characters
 * first.
 */
const FIRST = [
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~',
  '\u00a0§©«®°·»½×åäöÅÄÖéÉáÁàèíóúñçÇüÜæÆøØ\u2009\u202f–—‘’“”„•…€−',
].join('');

interface Typeface {
  readonly family: string;
  readonly name: string;
  /**
   * One weight, or a range. The serif has one weight, since only titles use it (`voice-serif`): its files then have a
   * third of the bytes.
   */
  readonly wght: number | { readonly min: number; readonly max: number };
  /** The value of `font-weight` in the @font-face rule. */
  readonly weight: string;
}
const TYPEFACES: readonly Typeface[] = [
  { family: 'Newsreader', name: 'newsreader', wght: 420, weight: '200 800' },
  { family: 'Instrument Sans', name: 'instrument-sans', wght: { min: 400, max: 700 }, weight: '400 700' },
];

const source = ({ name }: Typeface, subset: 'latin' | 'latin-ext') =>
  readFileSync(`${root}node_modules/@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`);

function charactersOf(font: Buffer): string[] {
  const opened = fontkit.create(font);
  if (!('characterSet' in opened)) throw new Error('The file must hold one font, not a collection.');
  // Codes from 0xfffd at the end of a cmap are not letters.
  const isLetter = (code: number) => code >= 0x20 && code < 0xfffd;
  return opened.characterSet.filter(isLetter).map((code) => String.fromCodePoint(code));
}

/** The characters as CSS ranges: 'U+20-7E, U+A0'. */
function rangesOf(characters: readonly string[]): string {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}

/**
 * Writes one file of a typeface.
 * @returns its @font-face rule
 */
async function write(typeface: Typeface, part: string, font: Buffer, characters: readonly string[]): Promise<string> {
  const { family, name, wght, weight } = typeface;
  const bytes = await subsetFont(font, characters.join(''), { targetFormat: 'woff2', variationAxes: { wght } });
  writeFileSync(`${folder}/${name}-${part}.woff2`, bytes);
  console.log(`${`${name}-${part}`.padEnd(30)} ${`${characters.length}`.padStart(4)} letters ${bytes.length} bytes`);
  return `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-display: swap;
  font-weight: ${weight};
  src: url("./typefaces/${name}-${part}.woff2") format("woff2");
  unicode-range:
    ${rangesOf(characters)};
}
`;
}

mkdirSync(folder, { recursive: true });
const rules: string[] = [];
for (const typeface of TYPEFACES) {
  const [latin, more] = [source(typeface, 'latin'), source(typeface, 'latin-ext')];
  const all = charactersOf(latin);
  const first = all.filter((character) => FIRST.includes(character));
  const west = all.filter((character) => !FIRST.includes(character));
  const east = charactersOf(more).filter((character) => !all.includes(character));
  rules.push(
    await write(typeface, 'first', latin, first),
    await write(typeface, 'west', latin, west),
    await write(typeface, 'east', more, east),
  );
}
writeFileSync(
  `${root}web/styles/typefaces.css`,
  `/* Written by scripts/subset-fonts.ts. Each letter is in one file only; the browser loads a file if the page has one of its letters. */\n${rules.join('')}`,
);
