import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import { describe, expect, it, test } from 'vitest';

const here = new URL('./', import.meta.url);
const root = fileURLToPath(new URL('../../', here));
const css = readFileSync(new URL('typefaces.css', here), 'utf8');

function codesOf(ranges: string): number[] {
  return ranges.split(', ').flatMap((range) => {
    const [from = 0, to = from] = range
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
}

const faces = [...css.matchAll(/font-family: "([^"]+)";[^}]*url\("([^"]+)"\)[^}]*unicode-range:\s+([^;]+);/g)].map(
  ([, family = '', path = '', ranges = '']) => ({
    family,
    path,
    codes: codesOf(ranges),
    bytes: readFileSync(new URL(path, here)),
  }),
);

describe.each(faces)('$path', ({ family, path, codes, bytes }) => {
  it('contains every letter that it declares, and no other file of the typeface declares the same letters', () => {
    const font = fontkit.create(bytes);
    const drawn = new Set('characterSet' in font ? font.characterSet : []);
    expect(codes.filter((code) => !drawn.has(code))).toEqual([]);
    const others = faces.filter((face) => face.family === family && face.path !== path).flatMap((face) => face.codes);
    expect(codes.filter((code) => others.includes(code))).toEqual([]);
  });

  it('is a file of its own, because the content security policy allows no fonts inside styles', () => {
    // Vite writes smaller files into the styles.
    expect(bytes.length).toBeGreaterThan(4096);
  });
});

test('the fonts of every page have at most 50 kB', () => {
  const first = faces.filter(({ path }) => path.includes('-first'));
  expect(first.map(({ family }) => family)).toEqual(['Newsreader', 'Instrument Sans']);
  expect(first.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(48_000);
});

test('every letter of our own words that a typeface has is in its first file', () => {
  const paths = globSync(['web/**/*.tsx', 'texts/**/*.ts'], { cwd: root });
  const written = new Set(paths.flatMap((path) => [...readFileSync(`${root}${path}`, 'utf8')]));
  const later = faces.filter(({ path }) => !path.includes('-first'));
  expect(
    [...written].filter((letter) => later.some(({ codes }) => codes.includes(letter.codePointAt(0) ?? 0))),
  ).toEqual([]);
});
