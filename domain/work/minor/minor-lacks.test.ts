import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MinorFacts, minorLacks } from './minor-lacks.ts';

/** A talent of 14 who works two allowed hours on a school day, with nothing missing. */
const whole: MinorFacts = {
  birth_date: '2012-05-01',
  days: ['2026-10-05'],
  work: [{ day: '2026-10-05', from: 900, to: 1020 }],
  other_work: [],
  has_consent: true,
  awaits: null,
  has_approval: true,
  has_chaperone: true,
  has_school_leave: true,
  has_permit: false,
};
const codes = (facts: Partial<MinorFacts>) => minorLacks({ ...whole, ...facts }).map(({ code }) => code);

test.each([
  ['nothing', {}, []],
  ['nobody of age', { birth_date: '2008-10-05', has_consent: false, has_approval: false }, []],
  ['a consent', { has_consent: false }, ['consent']],
  ['a signature', { has_approval: false }, ['signature']],
  ['somebody who comes along under 16', { has_chaperone: false }, ['chaperone']],
  ['nobody to come along from 16', { birth_date: '2010-05-01', has_chaperone: false, has_school_leave: false }, []],
  ['leave on a school day', { has_school_leave: false }, ['school_leave']],
  [
    'no leave on a Saturday',
    { days: ['2026-10-10'], work: [{ day: '2026-10-10', from: 900, to: 1020 }], has_school_leave: false },
    [],
  ],
  ['hours that nobody has told', { work: [] }, ['hours_unknown']],
  ['hours that are too long', { work: [{ day: '2026-10-05', from: 900, to: 1100 }] }, ['hours']],
  ['no hours that are permitted', { work: [{ day: '2026-10-05', from: 900, to: 1100 }], has_permit: true }, []],
  ['a permit under 13', { birth_date: '2014-01-01', work: [] }, ['permit']],
] as const)('%s', (_name, facts, expected) => expect(codes(facts as Partial<MinorFacts>)).toEqual(expected));

test('only the next signer is asked for a signature', () => {
  const by = (awaits: MinorFacts['awaits']) => minorLacks({ ...whole, has_approval: false, awaits })[0]?.by;
  expect([by('company'), by('guardian'), by(null)]).toEqual([['company'], ['guardian'], ['company']]);
});

test('recording a piece never adds a missing one', () => {
  const has = fc.record({
    has_consent: fc.boolean(),
    has_approval: fc.boolean(),
    has_chaperone: fc.boolean(),
    has_school_leave: fc.boolean(),
    has_permit: fc.boolean(),
  });
  fc.assert(
    fc.property(
      has,
      has,
      fc.constantFrom('2014-01-01', '2012-05-01', '2010-05-01', '2009-01-01'),
      (one, more, birth_date) => {
        const both = Object.fromEntries(
          Object.entries(one).map(([key, value]) => [key, value || more[key as keyof typeof more]]),
        );
        expect(codes({ birth_date, ...one })).toEqual(expect.arrayContaining(codes({ birth_date, ...both })));
      },
    ),
  );
});
