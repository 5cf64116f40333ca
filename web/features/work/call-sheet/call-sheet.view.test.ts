import { expect, test } from 'vitest';
import type { DayPerson, Workday } from '#contract/work/call-sheet.ts';
import { calledOffLabel, waitsBefore } from './call-sheet.view.ts';

const TODAY = '2026-11-21';
const person = (id: string, given: Partial<DayPerson> = {}): DayPerson => ({
  id,
  booking_id: id,
  booking_status: 'confirmed',
  cancel_reason: null,
  may_replace: true,
  is_replacement: false,
  replacement: { waiting_count: 0, is_found: false },
  talent_id: id,
  talent_name: id,
  talent_image: null,
  role_title: 'Ryttare',
  kind: 'work',
  agreed_call_time: null,
  told_call_time: null,
  summons: null,
  diet: '',
  talent_pronoun: '',
  talent_phones: [],
  agreement: { status: 'signed', awaits: null },
  ...given,
});
const day = (id: string, people: DayPerson[], unread_count = 0): Workday => ({
  id,
  people,
  sheet: {
    id: `sheet ${id}`,
    status: 'published',
    version: 1,
    published_date: null,
    is_changed: false,
    unread_count,
    remindable_count: 0,
    actions: [],
  },
});

test('the tasks before the coming days are listed by the side that must act, each booking once', () => {
  const people = [
    person('a', { agreement: { status: 'to_sign', awaits: 'company' } }),
    person('b', { agreement: { status: 'to_sign', awaits: 'talent' } }),
    person('c', { booking_status: 'waiting' }),
    person('d', { booking_status: 'cancelled' }),
    person('e', { booking_status: 'cancelled', replacement: { waiting_count: 0, is_found: true }, may_replace: false }),
  ];
  expect(waitsBefore([day('2026-11-22', people, 2), day('2026-11-23', people)], TODAY)).toEqual([
    '1 plats är tom efter en avbokning',
    '1 avtal väntar på er underskrift',
    '1 person har inte skrivit under',
    '1 bokning väntar på tillstånd',
    '2 personer har inte läst nästa dagsbesked',
  ]);
  expect(waitsBefore([day('2026-11-20', people, 2)], TODAY)).toEqual([]);
});

test('the place of a cancelled booking tells if others are asked or the place is filled', () => {
  const said = (waiting_count: number, is_found: boolean) =>
    calledOffLabel(person('a', { replacement: { waiting_count, is_found } })).word;
  expect([said(0, false), said(1, false), said(2, false), said(0, true)]).toEqual([
    'Avbokad',
    'Avbokad, 1 tillfrågad',
    'Avbokad, 2 tillfrågade',
    'Avbokad, ersatt',
  ]);
});
