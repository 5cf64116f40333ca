/**
 * Rights over HTTP: granted by signatures, begun by publications or days, with notices before the end, and ended by
 * time.
 */
import { describe, expect, test } from 'vitest';
import type { RightRow } from '#contract/work/right.ts';
import { NO_SYNTHETIC_USES } from '#domain/deal/terms/rights.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import {
  first,
  type Granted,
  goTo,
  granted,
  nextVersion,
  openRights,
  report,
  reportRefused,
  sweep,
  TODAY,
  talentOf,
  tv,
  WORK,
} from './right-acts.ts';

openRights();

describe('what a signed agreement grants', () => {
  test('is a row for each line, waiting to begin, seen by both sides with what was said of AI', async () => {
    const synthetic = { ...NO_SYNTHETIC_USES, voice_synthesis: true };
    const one = await granted([tv, { ...tv, media: ['cinema'], months: 6 }], { synthetic });
    const [whole, other] = await one.now();
    expect(whole).toMatchObject({ status: 'coming', line: tv, starts_on: null, ends_on: null, synthetic });
    expect(other?.line.media).toEqual(['cinema']);
    expect(whole?.actions).toEqual(['report-publication']);
    const { items } = await talentOf(one).api.ok('GET /talent/rights', { query: {} });
    expect(items.map(({ rights, synthetic }) => [rights.length, rights[0]?.actions, synthetic])).toEqual([
      [2, [], synthetic],
    ]);
    const all = await one.company.api.ok('GET /company/rights', { query: {} });
    expect([all.total, all.counts.coming, all.counts.standing]).toEqual([2, 2, 2]);
  });

  test('is nothing where the role has no rights, nor before all have signed', async () => {
    expect(await (await granted([])).now()).toEqual([]);
  });

  test('is void when the assignment is called off before it begins, or no day of it took place, and stays when it is shown', async () => {
    const callOff = ({ company, project_id: id }: Granted) =>
      company.api.ok('POST /projects/:id/cancel', { params: { id }, body: { reason: 'Inställt.' } });
    const early = await granted([tv]);
    await callOff(early);
    expect(await early.now()).toEqual([]);
    const one = await granted([tv, { ...tv, media: ['pr'] }]);
    await goTo(WORK);
    const [, pr] = await one.now();
    await report(one, pr as RightRow, WORK);
    await callOff(one);
    const left = async () => (await one.now()).map(({ line, status }) => [line.media[0], status]);
    // The first day had begun, so there may have been work: the report decides which rights remain.
    expect(await left()).toEqual([
      ['tv', 'coming'],
      ['pr', 'running'],
    ]);
    await goTo(addDays(WORK, 1));
    await sweep();
    await goTo(addDays(WORK, 10));
    await sweep();
    expect(await left()).toEqual([['pr', 'running']]);
  });
});

test('a later version takes the place of what was granted, and what has been shown stays shown', async () => {
  const one = await granted([tv, { ...tv, media: ['pr'] }]);
  await goTo(addDays(WORK, 5));
  await report(one, await first(one), WORK);
  const agreed = { ...tv, media: ['cinema'], starts_on: TODAY };
  const { id, sha256 } = await nextVersion(one, [
    { ...tv, media: ['online', 'tv'], months: 6 },
    { ...tv, territory: 'EU' },
    agreed,
  ]);
  const talent = talentOf(one);
  await talent.api.ok('POST /agreements/:id/sign', {
    params: { id },
    body: { name: talent.name, accepts: true, sha256 },
  });
  const rights = await one.now();
  const stands = rights.map(({ status, published_on, line }) => [status, published_on, line.media[0], line.territory]);
  expect(stands.sort()).toEqual(
    [
      ['replaced', WORK, 'tv', 'SE'],
      ['replaced', null, 'pr', 'SE'],
      ['running', WORK, 'online', 'SE'],
      ['running', null, 'cinema', 'SE'],
      ['coming', null, 'tv', 'EU'],
    ].sort(),
  );
  const { items } = await talent.api.ok('GET /talent/rights', { query: {} });
  expect(items.map((granted) => [granted.id, granted.rights.length])).toEqual([[id, 3]]);
  const [shown] = rights.filter(({ status, published_on }) => status === 'replaced' && published_on === WORK);
  const { code } = await one.company.api.refusal('GET /rights/:id/extension', { params: { id: shown?.id ?? '' } });
  expect(code).toBe('not_allowed_now');
});

test('a company finds its rights by state, person and project, and never another’s', async () => {
  const one = await granted([tv, { ...tv, media: ['pr'] }]);
  const other = await granted([tv]);
  await goTo(WORK);
  await report(one, await first(one), WORK);
  const find = async (query: { group?: 'running' | 'coming' | 'ended'; text?: string }) =>
    (await one.company.api.ok('GET /company/rights', { query })).items.map(({ status }) => status);
  expect(await find({ group: 'running' })).toEqual(['running']);
  expect(await find({ group: 'coming' })).toEqual(['coming']);
  expect(await find({ group: 'ended' })).toEqual([]);
  expect(await find({ text: 'höstkamp' })).toHaveLength(2);
  expect(await find({ text: talentOf(one).name })).toHaveLength(2);
  expect(await find({ text: 'ingen%' })).toEqual([]);
  expect(await reportRefused(one, await first(other), WORK)).toBe('not_found');
});
