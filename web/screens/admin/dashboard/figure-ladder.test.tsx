import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BuiltScreensProvider } from '#web/ui/figure-link.tsx';
import { FigureLadder } from './figure-ladder.tsx';

test('a figure leads to its list only when that screen is built', () => {
  const rows = [
    { id: 'a', label: 'Aktiva', count: 3, href: '/AdminProjects?status=active' },
    { id: 'b', label: 'Registrerade', count: 7, href: '/AdminTalents' },
  ];
  const drawn = renderToStaticMarkup(
    <BuiltScreensProvider value={(to) => !to.startsWith('/AdminTalents')}>
      <FigureLadder label="Siffror" rows={rows} />
    </BuiltScreensProvider>,
  );
  expect([...drawn.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/AdminProjects?status=active']);
  expect(drawn).toContain('Registrerade');
});
