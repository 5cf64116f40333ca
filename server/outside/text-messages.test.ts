import { expect, test } from 'vitest';
import { createTextMessages } from './text-messages.ts';

const clock = () => new Date('2026-12-01T09:00:00Z');

test('the stand-in keeps the latest 200 messages, the newest first, and does not exist in production', async () => {
  const texts = createTextMessages({ node_env: 'development' }, clock);
  for (let at = 0; at < 203; at += 1) await texts?.send({ to: '+46701234567', text: String(at) }, AbortSignal.any([]));
  expect(texts?.newest().map(({ text }) => text)).toEqual(Array.from({ length: 200 }, (_, at) => String(202 - at)));
  expect(createTextMessages({ node_env: 'production' }, clock)).toBeNull();
});
