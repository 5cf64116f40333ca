import { describe, expect, test } from 'vitest';
import { basisPoints } from '#domain/kernel/money/basis-points.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { productionTypes } from '#domain/kernel/vocabulary/production-types.ts';
import { aSpan, someTerms } from '#tests/factories/terms.ts';
import { CANCELLATION_TEMPLATES } from './cancellation.ts';
import { areSameTerms, compareTerms, TERMS_FIELDS, valueAt } from './compare-terms.ts';
import { isFeeWritten, withAmount, withBasis } from './fee.ts';
import { leavesHoursUnsaid } from './hours.ts';
import { MADE_TO_SHOW } from './made-to-show.ts';
import { START_TERMS, termsWithBasis, USUAL_ADDITIONS, usualAdditions } from './start-terms.ts';
import { proposedTerms, startTerms } from './templates.ts';
import type { Terms } from './terms.ts';
import { lacksOfRole, lacksOfTerms } from './terms-lacks.ts';
import { dayFee, usageLines } from './terms-v1.ts';
import { BLANK_TERMS, daysOf, termsOf, type WrittenTerms } from './written-terms.ts';

const full: Terms = someTerms({
  ...proposedTerms('commercial_film'),
  days: [aSpan('2026-07-01', '2026-07-01', 'fitting'), { ...aSpan('2026-07-03', '2026-07-04'), call_time: '07:00' }],
});

test('the terms of a role combine its own and its project’s, with the days in order', () => {
  const project = {
    municipality_id: '1480',
    place: 'Studio 3',
    dates: [
      { kind: 'work' as const, starts_on: '2026-07-03', ends_on: '2026-07-04' },
      { kind: 'fitting' as const, starts_on: '2026-07-01', ends_on: '2026-07-01' },
    ],
    usage_media: ['tv', 'cinema'],
    usage_territory: 'NORDIC',
    usage_months: 12,
  };
  const written = { ...BLANK_TERMS, fee: dayFee(ore(450_000)) };
  const terms = termsOf(project, {
    title: 'Ryttare',
    headcount: 2,
    terms: written,
  });
  expect(terms).toMatchObject({ role_title: 'Ryttare', headcount: 2, place: 'Studio 3' });
  expect(terms.days.map(({ starts_on }) => starts_on)).toEqual(['2026-07-01', '2026-07-03']);
  expect(terms.fee).toMatchObject({ basis: 'day', amount_ore: 450_000 });
  expect(terms.rights).toMatchObject([{ media: ['cinema', 'tv'], territory: 'NORDIC', months: 12, fee_ore: null }]);
  const days = [aSpan('2026-07-04'), aSpan('2026-07-01', '2026-07-01', 'fitting')];
  const own = termsOf(project, { title: 'Publik', headcount: 1, terms: { ...written, days, rights: [] } });
  expect([own.days, own.rights]).toEqual([days.toReversed(), []]);
  expect(daysOf(project, BLANK_TERMS)).toEqual(terms.days);
});

test('a role lacks days outside its project, but not what the project left open', () => {
  const project = {
    municipality_id: '1480',
    place: '',
    usage_media: ['tv'],
    usage_territory: null,
    usage_months: null,
    production_type: 'commercial_film',
    dates: [{ kind: 'work' as const, starts_on: '2026-07-03', ends_on: '2026-07-04' }],
  };
  const lacks = (terms: Partial<WrittenTerms>, of: Parameters<typeof lacksOfRole>[0] = project) =>
    lacksOfRole(of, {
      title: 'Ryttare',
      headcount: 1,
      terms: { ...BLANK_TERMS, hours: 'undecided', fee: dayFee(ore(450_000)), ...terms },
    }).map(({ code }) => code);
  expect(lacks({})).toEqual([]);
  expect(lacks({ days: [aSpan('2026-07-04')] })).toEqual([]);
  expect(lacks({ days: [aSpan('2026-07-04', '2026-07-05')] })).toEqual(['days_outside']);
  const hours = (call_time: string | null, end_time: string | null) =>
    lacks({ days: [{ ...aSpan('2026-07-04'), call_time, end_time }] });
  expect([hours('08:00', '16:00'), hours('08:00', null), hours(null, '16:00')]).toEqual([
    [],
    ['hours_half_said'],
    ['hours_half_said'],
  ]);
  const work = { call_time: '08:00', end_time: '16:00' };
  const fitting = aSpan('2026-07-03', '2026-07-03', 'fitting');
  expect([
    lacks({ hours: work }),
    lacks({ hours: null }),
    lacks({ hours: { call_time: null, end_time: null } }),
    lacks({ hours: { ...work, end_time: null } }),
    lacks({ hours: null, days: [{ ...aSpan('2026-07-04'), ...work }, fitting] }),
    lacks({ hours: null, days: [{ ...aSpan('2026-07-04'), ...work }, aSpan('2026-07-03')] }),
  ]).toEqual([[], ['hours_missing'], ['hours_missing'], ['hours_missing'], [], ['hours_missing']]);
  expect(lacks({ rights: usageLines(project) })).toEqual(['territory_missing', 'months_missing']);
  expect(lacks({ fee: dayFee(null) })).toEqual(['fee_missing']);
  const unsaid = { ...project, usage_media: [] };
  expect(lacks({}, unsaid)).toEqual(['rights_unsaid']);
  expect(lacks({ rights: [] }, unsaid)).toEqual([]);
  expect(lacks({}, { ...unsaid, production_type: null })).toEqual(['rights_unsaid']);
  expect(lacks({ rights: [] }, { ...unsaid, production_type: null })).toEqual([]);
  expect(lacks({}, { ...unsaid, production_type: 'theatre' })).toEqual([]);
});

test('an amount of 0 makes a fee unpaid, and an amount on an unpaid fee makes it a fee again', () => {
  const unpaid = withAmount({ ...dayFee(ore(100)), basis: 'hour' }, ore(0));
  expect([unpaid.basis, unpaid.amount_ore, isFeeWritten(unpaid)]).toEqual(['unpaid', null, true]);
  expect(withAmount(unpaid, ore(200))).toMatchObject({ basis: 'day', amount_ore: 200 });
  expect(withAmount({ ...dayFee(ore(100)), basis: 'hour' }, null)).toMatchObject({ basis: 'hour', amount_ore: null });
  expect(isFeeWritten(dayFee(null))).toBe(false);
});

test('a half day has four hours, and a day eight, unless the company entered others', () => {
  const day = dayFee(ore(100));
  const half = withBasis(day, 'half_day');
  expect(half).toEqual({ ...day, basis: 'half_day', hours_per_day: 4 });
  for (const basis of ['day', 'hour', 'whole', 'unpaid'] as const)
    expect(withBasis(half, basis)).toMatchObject({ basis, hours_per_day: 8 });
  const short = { ...day, hours_per_day: 3 };
  expect(withBasis(short, 'half_day').hours_per_day).toBe(3);
  expect(withBasis(withBasis(short, 'half_day'), 'day').hours_per_day).toBe(3);
  const long = { ...day, hours_per_day: 10 };
  expect([withBasis(long, 'half_day').hours_per_day, withBasis(long, 'hour').hours_per_day]).toEqual([4, 10]);
  expect(withBasis(half, 'unpaid').amount_ore).toBeNull();
  expect(withAmount(withAmount(half, ore(0)), ore(100))).toEqual(day);
});

describe('comparing', () => {
  const other: { readonly [Field in (typeof TERMS_FIELDS)[number]]: unknown } = {
    role_title: 'Publik',
    headcount: 3,
    municipality_id: null,
    place: 'Studio 4',
    days: full.days.slice(1),
    'fee.basis': 'whole',
    'fee.amount_ore': ore(450_001),
    'fee.hours_per_day': 9,
    'fee.minimum_hours': 3,
    'fee.of_kind.fitting': { pay: 'included', amount_ore: null },
    'fee.of_kind.rehearsal': { pay: 'hour', amount_ore: ore(20_000) },
    'fee.of_kind.travel': { pay: 'as_work', amount_ore: null },
    'fee.of_kind.reserve': { pay: 'as_work', amount_ore: null },
    'fee.included': 'Lunch',
    'additions.overtime': { by: 'amount', amount_ore: ore(50_000) },
    'additions.ob': null,
    'additions.travel_time': null,
    'additions.mileage_ore': ore(2_500),
    'additions.per_diem_ore': ore(30_000),
    'additions.outlays': null,
    rights: [],
    'synthetic.digital_replica': true,
    'synthetic.voice_synthesis': true,
    'synthetic.model_training': true,
    'cancellation.steps': CANCELLATION_TEMPLATES.two_days.steps,
    'cancellation.weather': null,
    content: ['smoking'],
    content_note: 'En cigarett.',
  };
  const changed = (field: string, value: unknown): Terms => {
    const copy = structuredClone(full);
    const names = field.split('.');
    const last = names.pop() ?? '';
    const at = names.reduce<Record<string, unknown>>((inner, name) => inner[name] as Record<string, unknown>, {
      ...copy,
    } as unknown as Record<string, unknown>);
    if (names.length === 0) return { ...copy, [last]: value };
    at[last] = value;
    return copy;
  };

  test.each(TERMS_FIELDS)('a change of %s is shown as one change and no other', (field) => {
    const after = changed(field, other[field]);
    expect(areSameTerms(full, after)).toBe(false);
    expect(new Set(compareTerms(full, after).map((change) => change.field))).toEqual(new Set([field]));
  });
  test('every part of the terms but the version belongs to a field that is compared', () => {
    const leaves = (value: unknown, path: string): string[] =>
      TERMS_FIELDS.some((field) => field === path) || typeof value !== 'object' || value === null
        ? [path]
        : Object.entries(value).flatMap(([name, inner]) => leaves(inner, path === '' ? name : `${path}.${name}`));
    expect(leaves(full, '').sort()).toEqual([...TERMS_FIELDS, 'version'].sort());
    for (const field of TERMS_FIELDS) expect(valueAt(full, field), field).not.toBeUndefined();
  });
  test('the stored order is no change', () => {
    const kept = Object.fromEntries(Object.entries(full).reverse()) as unknown as Terms;
    const rights = full.rights.map((line) => ({ ...line, media: line.media.toReversed() }));
    expect(compareTerms(full, { ...kept, days: full.days.toReversed(), rights })).toEqual([]);
  });
  test('a moved day is one change, and an added day has no earlier value', () => {
    const [fitting, work] = full.days;
    if (!fitting || !work) throw new Error('Two spans are written');
    const moved = { ...fitting, starts_on: '2026-07-02', ends_on: '2026-07-02' };
    const added = aSpan('2026-07-06');
    expect(compareTerms(full, { ...full, days: [moved, work, added] })).toEqual([
      { field: 'days', old_value: fitting, new_value: moved },
      { field: 'days', old_value: null, new_value: added },
    ]);
    expect(compareTerms(full, { ...full, days: [work] })).toEqual([
      { field: 'days', old_value: fitting, new_value: null },
    ]);
  });
});

describe('missing parts before terms can be sent', () => {
  const line = { ...someTerms(), days: [aSpan('2026-07-01')] };
  const right = proposedTerms('stills').rights.slice(0, 1);
  test.each<[string, Partial<Terms>, string[]]>([
    ['nothing', {}, []],
    ['an unpaid role says so', { fee: { ...line.fee, basis: 'unpaid', amount_ore: null } }, []],
    ['no fee', { fee: { ...line.fee, amount_ore: null } }, ['fee.amount_ore fee_missing']],
    ['a fee of nothing', { fee: { ...line.fee, amount_ore: ore(0) } }, ['fee.amount_ore fee_missing']],
    [
      'a half day of more than four hours',
      { fee: { ...line.fee, basis: 'half_day', hours_per_day: 5 } },
      ['fee.hours_per_day half_day_too_long'],
    ],
    ['a half day of four hours', { fee: { ...line.fee, basis: 'half_day', hours_per_day: 4 } }, []],
    ['unpaid with an amount', { fee: { ...line.fee, basis: 'unpaid' } }, ['fee.amount_ore unpaid_but_paid']],
    [
      'an own fee that is not written',
      { fee: { ...line.fee, of_kind: { ...line.fee.of_kind, fitting: { pay: 'day', amount_ore: null } } } },
      ['fee.of_kind.fitting.amount_ore kind_fee_missing'],
    ],
    [
      'overtime as a share of a day that there is not',
      {
        fee: { ...line.fee, basis: 'hour' },
        additions: { ...line.additions, overtime: { by: 'percent', points: basisPoints(2000) } },
      },
      ['additions.overtime overtime_needs_amount'],
    ],
    ['no title', { role_title: ' ' }, ['role_title title_missing']],
    ['no place', { municipality_id: null }, ['municipality_id place_missing']],
    ['no days', { days: [] }, ['days days_missing']],
    ['only a day in reserve', { days: [aSpan('2026-07-01', '2026-07-01', 'reserve')] }, ['days days_missing']],
    ['rights in full', { rights: right }, []],
    [
      'rights without where and how long',
      { rights: [...right, ...right.map((one) => ({ ...one, media: [], territory: null, months: null }))] },
      ['rights.1.media media_missing', 'rights.1.territory territory_missing', 'rights.1.months months_missing'],
    ],
  ])('%s', (_name, change, lacks) => {
    expect(lacksOfTerms({ ...line, ...change }).map(({ field, code }) => `${field} ${code}`)).toEqual(lacks);
  });
});

test('the proposal for every production lacks only amounts, and allows no copies of a person', () => {
  for (const production of productionTypes.ids) {
    const proposed = proposedTerms(production);
    const lacks = lacksOfTerms(someTerms({ ...proposed, days: [aSpan('2026-07-01')] }));
    expect(
      lacks.filter(({ code }) => code !== 'fee_missing' && code !== 'kind_fee_missing'),
      production,
    ).toEqual([]);
    expect(Object.values(proposed.synthetic), production).toEqual([false, false, false]);
    expect(proposed.fee.amount_ore).toBeNull();
  }
  expect(proposedTerms('stills').additions.overtime).toEqual({ by: 'percent', points: basisPoints(2000) });
});

test('a new role has the terms and hours of its production, or overtime and additions while none is chosen', () => {
  const evening = { call_time: '14:00', end_time: '22:00' };
  expect(startTerms('theatre')).toEqual({ ...proposedTerms('theatre'), days: null, rights: null, hours: evening });
  expect(startTerms('voice').hours).toEqual({ call_time: '10:00', end_time: '12:00' });
  for (const production of [null, ...productionTypes.ids])
    expect(leavesHoursUnsaid(startTerms(production))).toBe(false);
  expect(startTerms(null)).toMatchObject({ additions: { overtime: { points: 2000 }, ob: { points: 5000 } } });
  expect(startTerms(null).cancellation).toEqual(proposedTerms('stills').cancellation);
  expect(usualAdditions('whole').overtime).toBeNull();
});

test('overtime as a share of the day’s fee goes and returns with the fee by the day, and an amount stays', () => {
  const hourly = termsWithBasis(START_TERMS, 'hour');
  expect([hourly.fee.basis, hourly.additions]).toEqual(['hour', { ...USUAL_ADDITIONS, overtime: null }]);
  expect(termsWithBasis(hourly, 'half_day').additions).toEqual(USUAL_ADDITIONS);
  const own = { ...START_TERMS, additions: { ...USUAL_ADDITIONS, overtime: null } };
  expect(termsWithBasis(own, 'half_day').additions.overtime).toBeNull();
  const amount = { by: 'amount' as const, amount_ore: ore(60_000) };
  const paid = { ...START_TERMS, additions: { ...USUAL_ADDITIONS, overtime: amount } };
  expect(termsWithBasis(termsWithBasis(paid, 'whole'), 'day').additions.overtime).toEqual(amount);
});

test('productions made to be shown are those with a usual right', () => {
  const usual = productionTypes.ids.filter((production) => proposedTerms(production).rights.length > 0);
  expect([...MADE_TO_SHOW].sort()).toEqual(usual.sort());
});
