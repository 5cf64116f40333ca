import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SETTINGS } from '#server/env.ts';
import { GROUP_OF } from '../run/script-groups.mjs';
import { SERVING_ENVIRONMENT, SERVING_OPTIONS } from './serving-options.ts';

const read = (name: string) => readFileSync(fileURLToPath(new URL(`../../ops/${name}`, import.meta.url)), 'utf8');
const UNIT = read('medverka@.service');
const COMPOSE = read('compose.yml');

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

test('the unit, the compose file and the image give settings that the product knows', () => {
  const given = [
    ...matches(UNIT, /^Environment=(.+)$/gm).flatMap((line) => matches(line, /([A-Z_]+)=/g)),
    ...matches(UNIT, /^LoadCredential=([^:]+):/gm).map((name) => name.toUpperCase().replaceAll('-', '_')),
    ...matches(COMPOSE.split('\nservices:')[0] ?? '', /^ {4}([A-Z_]+):/gm).map((name) => name.replace(/_FILE$/, '')),
    ...matches(read('Containerfile'), /^ENV (.+)$/gm).flatMap((line) => matches(line, /([A-Z_]+)=/g)),
  ];
  expect(given.length).toBeGreaterThan(12);
  expect(given.filter((name) => !(name in SETTINGS) && !(name in SERVING_ENVIRONMENT) && name !== 'PATH')).toEqual([]);
});

test('the unit and the image start a process with the options that the bench measures', () => {
  const started = [...SERVING_OPTIONS, 'scripts/serve.ts'];
  expect(UNIT).toContain(`/bin/node ${started.join(' ')}\n`);
  expect(read('Containerfile')).toContain(`CMD ${JSON.stringify(['node', ...started]).replaceAll(',', ', ')}\n`);
  for (const [name, value] of Object.entries(SERVING_ENVIRONMENT))
    for (const text of [UNIT, read('Containerfile')]) expect(text).toMatch(new RegExp(` ${name}=${value}\\b`));
});

test('the unit, the compose file and the image start scripts that are delivered', () => {
  const started = [UNIT, COMPOSE, read('Containerfile')].flatMap((text) => matches(text, /scripts\/([\w-]+)\.ts/g));
  expect(started).toContain('serve');
  expect(started.filter((name) => GROUP_OF[name] !== 'serving')).toEqual([]);
});
