import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map((found) => [
    found[1] ?? '',
    { light: found[2] ?? '', dark: found[3] ?? '' },
  ]),
);

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['paper', 'surface', 'sunken'];
const textPairs: [string, string][] = [
  ...['ink', 'ink-muted', 'accent-ink', 'agreed', 'waiting', 'lost', 'info'].flatMap((text) =>
    grounds.map((ground): [string, string] => [text, ground]),
  ),
  ...['agreed', 'waiting', 'lost', 'info'].map((tone): [string, string] => [tone, `${tone}-tint`]),
  ...['agreed', 'waiting', 'lost', 'info', 'accent'].map((tone): [string, string] => ['ink', `${tone}-tint`]),
  ['accent-ink', 'accent-tint'],
  ['ink-inverse', 'ink'],
  ...['accent', 'accent-hover', 'accent-pressed'].map((fill): [string, string] => ['on-accent', fill]),
  ...['sand', 'sage', 'clay', 'mist'].map((tint): [string, string] => ['ink', `tint-${tint}`]),
];
const edgePairs = ['hairline-strong', 'focus', 'accent'].flatMap((edge) =>
  grounds.map((ground): [string, string] => [edge, ground]),
);

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  const value = (name: string) => tokens.get(name)?.[theme] ?? '#000000';
  test.each(textPairs)('%s on %s is readable text (4.5)', (text, ground) => {
    expect(contrast(value(text), value(ground))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(edgePairs)('%s on %s is a visible edge (3)', (edge, ground) => {
    expect(contrast(value(edge), value(ground))).toBeGreaterThanOrEqual(3);
  });
});
