import { expect, test } from 'vitest';
import { createDrawings } from './drawings.ts';

const going = new AbortController().signal;

test('a requested picture is drawn next, and no picture twice', async () => {
  const drawings = createDrawings();
  const drawn: string[] = [];
  for (const name of ['a', 'b', 'c']) {
    drawings.add([`/${name}.webp`, `/${name}-card.webp`], async () => {
      drawn.push(name);
    });
  }
  await drawings.need('/elsewhere.webp');
  await Promise.all([drawings.need('/c-card.webp'), drawings.need('/c.webp')]);
  expect(drawn).toEqual(['c']);
  await drawings.drawAll(going);
  expect(drawn).toEqual(['c', 'a', 'b']);
});

test('drawing ends with the signal', async () => {
  const drawings = createDrawings();
  const stopping = new AbortController();
  const drawn: string[] = [];
  drawings.add(['/a.webp'], async () => {
    drawn.push('a');
    stopping.abort();
  });
  drawings.add(['/b.webp'], async () => {
    drawn.push('b');
  });
  await expect(drawings.drawAll(stopping.signal)).rejects.toBe(stopping.signal.reason);
  expect(drawn).toEqual(['a']);
});
