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

test('the effects of a suspension name what ends and what stays, without counts of 0', () => {
  expect(suspensionEffects(NOTHING)).toEqual([]);
  expect(suspensionEffects({ ...NOTHING, option_count: 1, booking_count: 2 })).toEqual([
    '1 option släpps, och de som väntar i kö flyttas fram.',
    '2 bokningar står kvar. Bestäm med företaget och talangerna om de ska ställas in.',
  ]);
});
