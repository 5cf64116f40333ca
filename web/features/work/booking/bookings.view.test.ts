import { expect, test } from 'vitest';
import type { BookingRow } from '#contract/work/booking.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { bookedPeople } from './bookings.view.ts';

const booking = (part: Partial<BookingRow>): BookingRow => ({
  id: 'b',
  kind: 'work',
  starts_on: '2026-12-03',
  ends_on: '2026-12-04',
  status: 'confirmed',
  project_id: 'p',
  candidate_id: 'k',
  project_title: 'Vinter',
  role_title: 'Åkare',
  talent_id: 't',
  talent_name: 'Örjan Ö',
  talent_image: null,
  fee: { basis: 'day', amount_ore: ore(100_000) },
  days_fee_ore: ore(200_000),
  cancel_reason: null,
  moving_to: null,
  may_replace: false,
  has_documents: false,
  talent_email: 'orjan@example.org',
  talent_phones: [{ number: '+46701740605', shown: '070-174 06 05', guardian_name: null }],
  actions: [],
  ...part,
});

test('a person’s days and fee count only bookings that are not cancelled', () => {
  const [person] = bookedPeople([
    booking({
      id: 'b2',
      starts_on: '2026-12-10',
      ends_on: '2026-12-10',
      status: 'cancelled',
      talent_email: null,
      talent_phones: [],
    }),
    booking({}),
  ]);
  expect(person).toMatchObject({ days: 2, fee_ore: ore(200_000), email: 'orjan@example.org' });
  expect(person?.bookings.map((row) => row.id)).toEqual(['b', 'b2']);
});

test('a person without bookings left has no days, no fee and no address', () => {
  const [person] = bookedPeople([booking({ status: 'cancelled', talent_email: null, talent_phones: [] })]);
  expect(person).toMatchObject({ days: 0, fee_ore: ore(0), email: null });
});

test('a fee for the whole assignment is counted once, whatever its days', () => {
  const whole = { fee: { basis: 'whole' as const, amount_ore: ore(900_000) }, days_fee_ore: ore(900_000) };
  const [person] = bookedPeople([booking(whole), booking({ ...whole, id: 'b2', starts_on: '2026-12-10' })]);
  expect(person?.fee_ore).toBe(ore(900_000));
});

test('booked people are sorted by the Swedish alphabet', () => {
  const rows = [
    booking({}),
    booking({ talent_id: 'u', talent_name: 'Åsa A' }),
    booking({ talent_id: 'v', talent_name: 'Bo B' }),
  ];
  expect(bookedPeople(rows).map((person) => person.name)).toEqual(['Bo B', 'Åsa A', 'Örjan Ö']);
});
