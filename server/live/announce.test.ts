import { expect, test } from 'vitest';
import { type Changes, IDS_AT_MOST, NOUNS } from '#contract/kernel/changes.ts';
import { payloadsOf, readPayload, type Topic } from './announce.ts';

const bytes = (text: string) => new TextEncoder().encode(text).length;
const id = () => crypto.randomUUID();

test('the usual changes fit into one payload', () => {
  const calls = new Map<Topic, Changes>([
    [`company:${id()}`, { candidate: [id(), id()], notice: null }],
    [`talent:${id()}`, { candidate: [id()] }],
    ['admin', { candidate: null, notice: null }],
  ]);
  expect(payloadsOf(calls).flatMap(readPayload)).toEqual([...calls]);
  expect(payloadsOf(calls)).toHaveLength(1);
});

test('however many changes there are, no payload is longer than PostgreSQL allows, and none is lost', () => {
  const everything: Changes = Object.fromEntries(
    NOUNS.map((noun) => [noun, Array.from({ length: IDS_AT_MOST }, id)] as const),
  );
  const calls = new Map<Topic, Changes>(Array.from({ length: 500 }, () => [`talent:${id()}`, everything]));
  const payloads = payloadsOf(calls);
  expect(Math.max(...payloads.map(bytes))).toBeLessThan(8_000);
  const heard = new Map<Topic, Changes>();
  for (const [topic, changes] of payloads.flatMap(readPayload)) heard.set(topic, { ...heard.get(topic), ...changes });
  expect(heard).toEqual(calls);
});
