import { expect, it } from 'vitest';
import { drawnPagesOf } from './drawn-pages.ts';
import type { BuiltScreen } from './screens.ts';

const screen: BuiltScreen = {
  entry: { name: 'Registera', title: 'Skapa konto', access: 'public', layout: 'public', aliases: ['register'] },
  key: 'screens/public/registera/registera.tsx',
  files: new Set(),
  own_files: ['registera.js'],
  shell: new Set(),
  weighed_files: new Set(),
};
const drawing = {
  template:
    '<html lang="sv"><head><script async type="module" crossorigin src="/app.js"></script><title>Medverka</title><link rel="stylesheet" crossorigin href="/app.css"></head><body><div id="root"><p>Laddar...</p></div>\n<noscript></noscript></body>',
  drawn: { Registera: '<form class="md:flex plain"></form>' },
  early_scripts: ['early.js', 'paint.js'],
  styles: { inside: '.md\\:flex{display:flex}', of_app: '.md\\:flex{display:flex}.grid{display:grid}' },
};

it('a screen that the build draws is a page with its styles inside it, and those of the app after it', () => {
  const pages = drawnPagesOf([screen], drawing);
  expect([...pages.keys()]).toEqual(['registera', 'register']);
  const page = pages.get('register') ?? '';
  expect(page).toContain('<title>Skapa konto – Medverka</title>');
  expect(page).toContain(
    '<style>.md\\:flex{display:flex}</style><script type="module" async crossorigin fetchpriority="low" src="/early.js"></script><script type="module" async crossorigin fetchpriority="low" src="/paint.js">',
  );
  // The app and the files of the screen are named for paint.js, which fetches them.
  expect(page).toContain('<html lang="sv" data-plain-type>');
  expect(page).toContain('<meta name="app-files" content="/app.js /registera.js"><title>');
  expect(page).not.toContain('src="/app.js"');
  expect(page).toContain(
    '<div id="root" data-drawn><form class="md:flex plain"></form></div><link rel="stylesheet" crossorigin fetchpriority="low" href="/app.css">',
  );
  expect(page).not.toContain('modulepreload');
  expect(page.match(/rel="stylesheet"/g)).toHaveLength(1);
  expect(page).not.toContain('Laddar...');
});

it('a drawn screen with a class that only the app styles is not built', () => {
  const drawn = { Registera: '<form class="md:flex grid"></form>' };
  expect(() => drawnPagesOf([screen], { ...drawing, drawn })).toThrow(
    'front-door.css has no rules for classes of Registera: grid',
  );
});
