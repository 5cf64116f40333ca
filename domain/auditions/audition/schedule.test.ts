import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockIn } from '#domain/kernel/time/instant.ts';
import { FILL_ORDERS, type Filling, type FillPerson, type FillSlot, fill } from './fill.ts';
import { type DayPlan, layOut, shareTime } from './lay-out.ts';

const DAYS = ['2026-06-10', '2026-03-29', '2026-10-25'] as const;
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const plans: fc.Arbitrary<DayPlan> = fc
  .record({
    day: fc.constantFrom(...DAYS),
    // The hour after two does not exist on the day that summer time begins.
    from: fc.integer({ min: 180, max: 700 }),
    length: fc.integer({ min: 0, max: 700 }),
    minutes: fc.integer({ min: 5, max: 120 }),
    pause_minutes: fc.integer({ min: 0, max: 30 }),
    lunch: fc.option(fc.tuple(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 1, max: 90 }))),
  })
  .map(({ from, length, lunch, ...plan }) => ({
    ...plan,
    from: clock(from),
    to: clock(from + length),
    lunch: lunch && { from: clock(from + lunch[0]), to: clock(Math.min(from + lunch[0] + lunch[1], 1439)) },
  }));

describe('the times of a day', () => {
  test('follow each other within the day, none during lunch', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const times = layOut(plan);
        const slots = times.filter(({ kind }) => kind === 'slot');
        for (const [place, slot] of slots.entries()) {
          expect(clockIn(slot.starts_date).day).toBe(plan.day);
          expect(clockIn(slot.ends_date).time <= plan.to).toBe(true);
          expect(Date.parse(slot.ends_date) - Date.parse(slot.starts_date)).toBe(plan.minutes * 60_000);
          const next = slots[place + 1];
          const gap = next && Date.parse(next.starts_date) - Date.parse(slot.ends_date);
          if (gap !== undefined) expect(gap).toBeGreaterThanOrEqual(plan.pause_minutes * 60_000);
        }
        for (const rest of times.filter(({ kind }) => kind === 'break'))
          expect(slots.filter((slot) => shareTime(slot, rest))).toEqual([]);
      }),
    );
  });

  test('run every half hour from nine to twelve with lunch at half past ten', () => {
    const times = layOut({
      day: '2026-06-10',
      from: '09:00',
      to: '12:00',
      minutes: 30,
      pause_minutes: 10,
      lunch: { from: '10:30', to: '11:00' },
    });
    expect(times.map(({ starts_date, kind }) => `${clockIn(starts_date).time} ${kind}`)).toEqual([
      '09:00 slot',
      '09:40 slot',
      '10:30 break',
      '11:00 slot',
    ]);
  });
});

const hour = (at: number) => new Date(Date.UTC(2026, 5, 10 + Math.floor(at / 8), 7 + (at % 8))).toISOString();
const slotAt = (id: number, at: number, capacity: number, kind: FillSlot['kind'] = 'slot'): FillSlot => ({
  id: `slot-${id}`,
  kind,
  capacity,
  starts_date: hour(at),
  ends_date: hour(at + 1),
});
const person = (id: number, more: Partial<FillPerson> = {}): FillPerson => ({
  id: `person-${id}`,
  talent_id: `talent-${id}`,
  role_id: 'role-0',
  busy_days: [],
  after: null,
  before: null,
  elsewhere: [],
  ...more,
});

const fillings: fc.Arbitrary<Filling> = fc
  .record({
    slots: fc.array(fc.tuple(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 3 }), fc.boolean()), {
      maxLength: 12,
    }),
    people: fc.array(
      fc.record({
        talent: fc.integer({ min: 0, max: 9 }),
        role: fc.integer({ min: 0, max: 2 }),
        busy_days: fc.subarray(['2026-06-10', '2026-06-11']),
        after: fc.option(fc.constantFrom('10:00', '13:00')),
        before: fc.option(fc.constantFrom('12:00', '16:00')),
        elsewhere: fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 2 }),
      }),
      { maxLength: 14 },
    ),
    fixed: fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 4 }),
    order: fc.constantFrom(...FILL_ORDERS),
    seed: fc.integer(),
    reads_together: fc.boolean(),
  })
  .map(({ slots, people, fixed, ...rest }) => {
    const made = slots.map(([at, capacity, isBreak], id) => slotAt(id, at, capacity, isBreak ? 'break' : 'slot'));
    // Each talent is called once per role, and a fixed time always has room.
    const seen = new Set<string>();
    const called = people.flatMap(({ talent, role, elsewhere, ...one }, id) => {
      const key = `${talent} ${role}`;
      if (seen.has(key)) return [];
      seen.add(key);
      const spans = elsewhere.map((at) => ({ starts_date: hour(at), ends_date: hour(at + 1) }));
      return [person(id, { ...one, talent_id: `talent-${talent}`, role_id: `role-${role}`, elsewhere: spans })];
    });
    const placed = new Map<string, string>();
    for (const [place, at] of fixed.entries()) {
      const [one, slot] = [called[place], made[at]];
      if (!one || slot?.kind !== 'slot') continue;
      const others = called.filter(({ id, talent_id }) => placed.has(id) && talent_id === one.talent_id);
      if (others.length > 0 || [...placed.values()].filter((id) => id === slot.id).length >= slot.capacity) continue;
      placed.set(one.id, slot.id);
    }
    return { ...rest, slots: made, people: called, placed, role_ids: ['role-2', 'role-0', 'role-1'] };
  });

describe('automatically given times', () => {
  test('place nobody twice or in two rooms at once, exceed no time, use no break, and keep told times', () => {
    fc.assert(
      fc.property(fillings, (filling) => {
        const { placed, left } = fill(filling);
        const all = new Map([...filling.placed, ...placed]);
        expect(all.size).toBe(filling.placed.size + placed.size);
        expect(all.size + left.length).toBe(filling.people.length);
        const slots = new Map(filling.slots.map((slot) => [slot.id, slot]));
        for (const slot of filling.slots) {
          const count = [...all.values()].filter((id) => id === slot.id).length;
          expect(count).toBeLessThanOrEqual(slot.kind === 'break' ? 0 : slot.capacity);
        }
        for (const [id, slot_id] of placed) {
          const [one, slot] = [filling.people.find((other) => other.id === id), slots.get(slot_id)];
          if (!one || !slot) throw new Error('Somebody or a time that there is none of');
          const [starts, ends] = [clockIn(slot.starts_date), clockIn(slot.ends_date)];
          expect(one.busy_days).not.toContain(starts.day);
          expect((one.after ?? '00:00') <= starts.time && ends.time <= (one.before ?? '24:00')).toBe(true);
          const same = filling.people.filter((other) => other.talent_id === one.talent_id && other.id !== id);
          const spans = [...one.elsewhere, ...same.flatMap((other) => slots.get(all.get(other.id) ?? '') ?? [])];
          expect(spans.filter((span) => shareTime(span, slot))).toEqual([]);
        }
        expect(fill(filling)).toEqual({ placed, left });
      }),
      { numRuns: 300 },
    );
  });

  test('leave nobody without a time while everybody could have one', () => {
    // The first person fits both slots, the second only the earlier: the first person is moved.
    const late = person(0);
    const early = person(1, { before: '10:00' });
    const filling = { slots: [slotAt(0, 0, 1), slotAt(1, 1, 1)], people: [late, early], placed: new Map() };
    const common = { order: 'given', seed: 1, role_ids: ['role-0'], reads_together: false } as const;
    const { placed, left } = fill({ ...filling, ...common });
    expect([Object.fromEntries(placed), left]).toEqual([{ 'person-0': 'slot-1', 'person-1': 'slot-0' }, []]);
    // A candidate who has a slot already is not moved for others.
    const told = fill({ ...filling, ...common, placed: new Map([['person-0', 'slot-0']]) });
    expect([told.placed.size, told.left]).toEqual([0, [{ id: 'person-1', why: 'full' }]]);
  });

  test('place readers together with a person of the other role, as far as there is one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 6 }),
        fc.integer(),
        (some, others, seed) => {
          const people = [...Array(some + others).keys()].map((id) =>
            person(id, { role_id: id < some ? 'role-0' : 'role-1' }),
          );
          const slots = [...Array(some + others).keys()].map((id) => slotAt(id, id, 2));
          const common = { placed: new Map(), role_ids: ['role-0', 'role-1'], reads_together: true } as const;
          const { placed } = fill({ slots, people, ...common, order: 'random', seed });
          const mixed = slots.filter(({ id }) => {
            const here = people.filter((one) => placed.get(one.id) === id);
            return new Set(here.map(({ role_id }) => role_id)).size === 2;
          });
          expect([mixed.length, placed.size]).toEqual([Math.min(some, others), some + others]);
        },
      ),
    );
  });

  test('follow the order of roles, of calls, or the same random order twice', () => {
    const people = [0, 1, 2, 3].map((id) => person(id, { role_id: `role-${id % 2}` }));
    const slots = [0, 1, 2, 3].map((id) => slotAt(id, id, 1));
    const by = (order: Filling['order'], seed: number) => {
      const { placed } = fill({
        slots,
        people,
        placed: new Map(),
        order,
        seed,
        role_ids: ['role-1', 'role-0'],
        reads_together: false,
      });
      return slots.map(({ id }) => people.findIndex((one) => placed.get(one.id) === id)).join('');
    };
    expect([by('role', 1), by('given', 1)]).toEqual(['1302', '0123']);
    expect(new Set([...Array(20).keys()].map((seed) => by('random', seed))).size).toBeGreaterThan(3);
  });
});
