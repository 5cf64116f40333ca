import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { BRIEF_MAX } from '#domain/projects/project/brief.rules.ts';
import { isOutage } from '#server/db/outage.ts';
import { errorText } from '#texts/registry/errors.ts';
import { type BriefReader, createBriefReader, createBriefReaderHere } from './brief-reader.ts';

const TODAY = '2026-11-21';
const ENDLESS = new URL('../../tests/support/endless-worker.ts', import.meta.url);

const opened: BriefReader[] = [];
const kept = (reader: BriefReader) => {
  opened.push(reader);
  return reader;
};
afterEach(async () => {
  for (const reader of opened.splice(0)) await reader.stop();
});

test('texts are read in worker threads as in the process itself', async () => {
  const [beside, here] = [kept(createBriefReader()), kept(createBriefReaderHere())];
  const texts = ['Kvinna 25–35 som kan rida', '', 'dansare i Lund', 'dansare i Lund'];
  expect(await beside.queries(texts, TODAY)).toEqual(await here.queries(texts, TODAY));
  for (const isOneRole of [false, true]) {
    const text = 'Roll 1: Anna, kvinna 30–40.\nRoll 2: Ove, man 50+.';
    expect(await beside.project(text, TODAY, isOneRole)).toEqual(await here.project(text, TODAY, isOneRole));
  }
});

test('a full page of the hardest text delays nobody', async () => {
  const reader = kept(createBriefReader());
  const page = 'mars utan utan '.repeat(BRIEF_MAX).slice(0, BRIEF_MAX);
  const read = reader.project(page, TODAY, false);
  expect(await Promise.race([read.then(() => 'the page'), setImmediate('another')])).toBe('another');
  expect(isRefusal(await read)).toBe(false);
});

test('a brief that takes too long is refused with a sentence, and a text of a search is an outage', async () => {
  const reader = kept(createBriefReader({ script: ENDLESS, read_ms: 50 }));
  const refused = await reader.project('kvinna', TODAY, false);
  expect(refused).toMatchObject({ refused: 'brief_unreadable' });
  expect(errorText('brief_unreadable')).toMatch(/^Texten tar för lång tid att läsa\./);
  const searched = await reader.queries(['kvinna'], TODAY).catch((error) => error);
  expect(isOutage(searched)).toBe(true);
});
