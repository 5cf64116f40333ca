import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fetched } from './fetched.ts';

const Words = ({ text }: { text: string }) => <p>{text}</p>;
const load = async () => ({ default: Words });
const draw = ({ component }: ReturnType<typeof fetched<{ text: string }>>) => {
  const Found = component();
  return renderToString(
    <Suspense fallback="Laddar...">
      <Found text="Här" />
    </Suspense>,
  );
};

it('a preloaded component is rendered at once', async () => {
  const words = fetched(load);
  await words.fetch();
  expect(draw(words)).toContain('Här');
});

it('a component shows the fallback while loading, and stays the same component afterwards', async () => {
  const words = fetched(load);
  const first = words.component();
  expect(draw(words)).toContain('Laddar...');
  await words.fetch();
  expect(words.component()).toBe(first);
});
