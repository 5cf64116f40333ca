import { expect, test } from 'vitest';
import { suspensionEffects } from './company-details.view.ts';

const NOTHING = {
  option_count: 0,
  announcement_count: 0,
  presentation_count: 0,
  request_count: 0,
  booking_count: 0,
  invoice_count: 0,
};

test('a suspension says what it ends and what it leaves, and nothing of what there is none', () => {
  expect(suspensionEffects(NOTHING)).toEqual([]);
  expect(suspensionEffects({ ...NOTHING, option_count: 1, booking_count: 2 })).toEqual([
    '1 option släpps, och de som väntar i kö flyttas fram.',
    '2 bokningar står kvar. Bestäm med företaget och talangerna om de ska ställas in.',
  ]);
});
