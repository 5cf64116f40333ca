import { expect, test } from 'vitest';
import type { OptionView } from '#contract/casting/option.ts';
import { companyOption, talentOption } from './option.view.ts';

const option = (part: Partial<OptionView> = {}): OptionView => ({
  id: 'o',
  status: 'open',
  rank: 1,
  ends_date: '2099-12-11T11:00:00.000Z',
  answer_until: null,
  awaited_until: null,
  actions: [],
  ...part,
});
const UNTIL = '2099-12-10T08:30:00.000Z';

test('both sides read the place and the end of an option, in Swedish time', () => {
  const word = '2:a option till fre 11 dec 2099, 12.00';
  expect(companyOption(option({ rank: 2 }))).toEqual({ state: { word, tone: 'info' }, note: null });
  expect(talentOption(option({ rank: 2 }), 'Norrsken')).toMatchObject({
    state: { word },
    note: expect.stringContaining('Ett annat företag står före dem.'),
  });
  expect(talentOption(option({ rank: 3 }), 'Norrsken').state.word).toMatch(/^3:e option/);
});

test('the challenged company reads its last day to answer, and the challenger the day of the answer', () => {
  const challenged = option({ status: 'challenged', answer_until: UNTIL });
  expect(companyOption(challenged)?.note).toBe(
    'Boka eller släpp senast tors 10 dec 2099, 09.30, annars förfaller den.',
  );
  expect(talentOption(challenged, 'Norrsken').note).toContain('senast tors 10 dec 2099, 09.30');
  expect(companyOption(option({ rank: 2, awaited_until: UNTIL }))?.note).toContain('09.30');
});

test('the company reads how an option ended, unless it became a booking', () => {
  expect(companyOption(option({ status: 'released' }))?.state.word).toBe('Optionen är släppt');
  expect(companyOption(option({ status: 'lapsed' }))?.state.word).toBe('Optionen har förfallit');
  expect(companyOption(option({ status: 'confirmed' }))).toBeNull();
});
