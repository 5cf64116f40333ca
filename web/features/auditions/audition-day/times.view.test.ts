import { expect, test } from 'vitest';
import type { TimePerson, TimeSlot } from '#contract/auditions/audition-day.ts';
import { hoursOf, placesOf, standingOf, undone, wishWords } from './times.view.ts';

const person = (id: string, more: Partial<TimePerson> = {}): TimePerson => ({
  id,
  talent_id: null,
  talent_name: id,
  talent_image: null,
  role_title: 'Roll',
  status: 'accepted',
  slot_id: null,
  is_unsaved: false,
  is_busy: false,
  appointment: null,
  wish: null,
  actions: [],
  ...more,
});
const told = (status: NonNullable<TimePerson['appointment']>['status']) => ({
  appointment: { id: 'a', status, starts_date: '2026-06-10T07:00:00Z', actions: [] },
});

test('a swap gives each person the other’s slot, and can be undone', () => {
  const [anna, bo] = [person('Anna', { slot_id: 'one' }), person('Bo', { slot_id: 'two' })];
  const places = placesOf(anna, 'two', bo);
  expect(places).toEqual([
    { invitation_id: 'Anna', slot_id: 'two', was: 'one' },
    { invitation_id: 'Bo', slot_id: 'one', was: 'two' },
  ]);
  expect(undone(undone(places))).toEqual(places);
  expect(placesOf(anna, null)).toEqual([{ invitation_id: 'Anna', slot_id: null, was: 'one' }]);
});

test('the state of a person is the outcome, otherwise an unpublished time, otherwise the answer', () => {
  expect(standingOf(person('Anna', { ...told('in'), status: 'done' })).word).toBe('Klar');
  const moved = { ...told('confirmed'), is_unsaved: true };
  expect(standingOf(person('Anna', { ...moved, slot_id: 'one' })).word).toBe('Flyttad, inte publicerad');
  expect(standingOf(person('Anna', told('confirmed'))).word).toBe('Bekräftad');
  expect(standingOf(person('Anna', moved)).word).toBe('Borttagen, inte publicerad');
  expect(standingOf(person('Anna', { slot_id: 'one' })).word).toBe('Inte publicerad');
  expect(standingOf(person('Anna')).word).toBe('Kommer');
});

test('each hour has a cell for each room, also for a room without a slot', () => {
  const rooms = [
    { id: 'a', name: 'Sal 1' },
    { id: 'b', name: 'Sal 2' },
  ];
  const slot = (id: string, room_id: string, hour: number): TimeSlot => ({
    id,
    room_id,
    starts_date: `2026-06-10T0${hour}:00:00Z`,
    ends_date: `2026-06-10T0${hour}:30:00Z`,
    kind: 'slot',
    capacity: 1,
    video_link: '',
    is_published: false,
    left_count: 1,
    people: [],
  });
  const hours = hoursOf({ rooms, slots: [slot('1', 'a', 7), slot('2', 'b', 7), slot('3', 'b', 8)] });
  expect(hours.map(({ cells }) => cells.map((cell) => cell.slot?.id ?? null))).toEqual([
    ['1', '2'],
    [null, '3'],
  ]);
});

test('a wish for another slot is shown in the person’s own words', () => {
  const wish: NonNullable<TimePerson['wish']> = {
    id: 'w',
    status: 'open',
    words: 'Helst sent.',
    after_time: '13:00',
    before_time: null,
    is_in_line: true,
    created_date: '2026-06-01T07:00:00Z',
    offer_until: null,
    actions: [],
  };
  expect(wishWords(wish)).toBe('”Helst sent.” Tidigast 13.00. Står i kö för lediga tider.');
});
