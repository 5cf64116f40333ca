import { expect, it } from 'vitest';
import { screenPagesOf } from './screen-pages.ts';

it('a screen has its title, its description and its files to fetch early, by every name it has', () => {
  const pages = screenPagesOf([
    {
      entry: { name: 'Registera', title: 'A "b" & c', access: 'public', layout: 'public', aliases: ['register'] },
      key: 'screens/public/registera/registera.tsx',
      files: new Set(['index.js', 'registera.js']),
      own_files: ['registera.js'],
      shell: new Set(['index.js']),
      weighed_files: new Set(['registera.js']),
    },
  ]);
  expect(Object.keys(pages)).toEqual(['registera', 'register']);
  expect(pages.register?.head).toMatch(
    /^<title>A &quot;b&quot; &amp; c – Medverka<\/title><meta name="description" content="[^"]{50,}"><link rel="manifest" href="\/public\.webmanifest"><link rel="modulepreload" crossorigin href="\/registera.js">$/,
  );
  expect(pages.register?.opening).toContain('<h1 class="voice-serif text-title">A &quot;b&quot; &amp; c</h1>');
});
