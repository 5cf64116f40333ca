import { expect, it } from 'vitest';
import { headsOf } from './heads.ts';

it('a screen has its title, its description and its files to fetch early, by every name it has', () => {
  const heads = headsOf([
    {
      entry: { name: 'Registera', title: 'A "b" & c', access: 'public', layout: 'public', aliases: ['register'] },
      files: new Set(['index.js', 'registera.js']),
      own_files: ['registera.js'],
    },
  ]);
  expect(Object.keys(heads)).toEqual(['registera', 'register']);
  expect(heads.register).toMatch(
    /^<title>A &quot;b&quot; &amp; c – Medverka<\/title><meta name="description" content="[^"]{50,}"><link rel="modulepreload" crossorigin href="\/registera.js">$/,
  );
});
