/** Gives the candidates of an audition a slot automatically. Slots already given stay. */
import { clockIn } from '#domain/kernel/time/instant.ts';
import { type SlotKind, shareTime, type TimeSpan } from './lay-out.ts';
import { shuffled } from './shuffle.ts';

/** The order in which people get their slots: role by role, in the given order (`Filling.people`), or at random. */
export const FILL_ORDERS = ['role', 'given', 'random'] as const;
export type FillOrder = (typeof FILL_ORDERS)[number];

export interface FillSlot extends TimeSpan {
  readonly id: string;
  readonly kind: SlotKind;
  readonly capacity: number;
}

export interface FillPerson {
  /** Id of the invitation. */
  readonly id: string;
  readonly talent_id: string;
  readonly role_id: string;
  /** ISO days on which the person is booked or busy. */
  readonly busy_days: readonly string[];
  /** Earliest start and latest end that the person has asked for, as clock times ('13:00'); null for any. */
  readonly after: string | null;
  readonly before: string | null;
  /** The talent's appointments by other invitations. */
  readonly elsewhere: readonly TimeSpan[];
}

export interface Filling {
  readonly slots: readonly FillSlot[];
  /** In the order in which they were added to the audition; people added at the same time, by name. */
  readonly people: readonly FillPerson[];
  /** Id of the slot by id of the invitation, for people who have a slot already. */
  readonly placed: ReadonlyMap<string, string>;
  readonly order: FillOrder;
  readonly seed: number;
  /** Roles in the order of the project. */
  readonly role_ids: readonly string[];
  /** 'Läses ihop': people of different roles share a slot, up to its capacity. */
  readonly reads_together: boolean;
}

/**
 * Reason why a person gets no slot. 'unfit': no slot suits the person. 'full': each suitable slot is full, or clashes
 * with another slot of the talent.
 */
export type LeftWhy = 'unfit' | 'full';

export interface Filled {
  /** Id of the slot by id of the invitation, for people who got a slot now. */
  readonly placed: ReadonlyMap<string, string>;
  readonly left: readonly { readonly id: string; readonly why: LeftWhy }[];
}

interface Timed extends FillSlot {
  readonly day: string;
  readonly from: string;
  readonly to: string;
}

const inTime = (a: FillSlot, b: FillSlot) =>
  Date.parse(a.starts_date) - Date.parse(b.starts_date) || (a.id < b.id ? -1 : 1);

function inOrder({ people, order, seed, role_ids }: Filling): readonly FillPerson[] {
  if (order === 'random') return shuffled(people, seed);
  if (order === 'given') return people;
  return role_ids.flatMap((role) => people.filter(({ role_id }) => role_id === role));
}

/** True if a slot suits the person's days, hours and appointments elsewhere. */
const suits = (person: FillPerson, slot: Timed): boolean =>
  !person.busy_days.includes(slot.day) &&
  (person.after === null || person.after <= slot.from) &&
  (person.before === null || slot.to <= person.before) &&
  !person.elsewhere.some((span) => shareTime(span, slot));

/**
 * Gives each person, in the chosen order, the earliest free slot that suits, and moves people placed in this run to
 * make room; if roles read together, `gather` places people first. An invitation gets at most one slot, a talent is
 * never in two rooms at once, and no slot exceeds its capacity.
 */
export function fill(filling: Filling): Filled {
  const slots = filling.slots
    .filter(({ kind }) => kind === 'slot')
    .toSorted(inTime)
    .map((slot): Timed => {
      const [starts, ends] = [clockIn(slot.starts_date), clockIn(slot.ends_date)];
      return { ...slot, day: starts.day, from: starts.time, to: ends.time };
    });
  const spans = new Map(filling.slots.map((slot) => [slot.id, slot]));
  const people = new Map(filling.people.map((person) => [person.id, person]));
  const roles = new Map(filling.people.map(({ talent_id }) => [talent_id, 0]));
  for (const { talent_id } of filling.people) roles.set(talent_id, (roles.get(talent_id) ?? 0) + 1);
  const at = new Map(filling.placed);
  const within = new Map(slots.map(({ id }) => [id, [...at].flatMap(([one, slot]) => (slot === id ? one : []))]));
  const waiting = inOrder(filling).filter(({ id }) => !at.has(id));

  const inside = (slot: Timed) => within.get(slot.id) ?? [];
  const isFull = (slot: Timed) => inside(slot).length >= slot.capacity;
  /** A talent called for two roles may have two slots, but never at the same time. */
  const isElsewhere = (person: FillPerson, slot: Timed) =>
    (roles.get(person.talent_id) ?? 0) > 1 &&
    filling.people.some((other) => {
      const span = other.talent_id === person.talent_id && other.id !== person.id && spans.get(at.get(other.id) ?? '');
      return span && shareTime(span, slot);
    });
  const fits = (person: FillPerson, slot: Timed) => suits(person, slot) && !isElsewhere(person, slot);
  const put = (person: FillPerson, slot: Timed) => {
    const before = at.get(person.id);
    if (before)
      within.set(
        before,
        (within.get(before) ?? []).filter((one) => one !== person.id),
      );
    at.set(person.id, slot.id);
    inside(slot).push(person.id);
  };
  /** A person with a single call who got a slot in this run may be moved to another slot to make room. */
  const mayMove = (person: FillPerson | undefined): person is FillPerson =>
    person !== undefined && !filling.placed.has(person.id) && roles.get(person.talent_id) === 1;
  function place(person: FillPerson, tried: Set<string>): boolean {
    const open = slots.filter((slot) => !tried.has(slot.id) && fits(person, slot));
    const free = open.find((slot) => !isFull(slot));
    if (free) {
      put(person, free);
      return true;
    }
    for (const slot of open) {
      if (tried.has(slot.id)) continue;
      tried.add(slot.id);
      const movable = inside(slot)
        .map((id) => people.get(id))
        .filter(mayMove);
      if (!movable.some((other) => place(other, tried))) continue;
      put(person, slot);
      return true;
    }
    return false;
  }

  if (filling.reads_together) for (const slot of slots) gather(slot);
  for (const person of waiting) {
    // Moving people cannot help if every slot is full.
    if (slots.every(isFull)) break;
    if (!at.has(person.id)) place(person, new Set());
  }
  return {
    placed: new Map([...at].filter(([id]) => !filling.placed.has(id))),
    left: waiting
      .filter(({ id }) => !at.has(id))
      .map((person) => ({ id: person.id, why: slots.some((slot) => suits(person, slot)) ? 'full' : 'unfit' })),
  };

  /**
   * Places one person of each role in a slot, roles with the longest queue first. Skips a slot in which fewer than two
   * roles would meet.
   */
  function gather(slot: Timed) {
    const here = new Set(inside(slot).map((id) => people.get(id)?.role_id));
    const left = waiting.filter((person) => !at.has(person.id) && fits(person, slot) && !here.has(person.role_id));
    const inLine = Map.groupBy(left, ({ role_id }) => role_id);
    const counts = Map.groupBy(
      waiting.filter(({ id }) => !at.has(id)),
      ({ role_id }) => role_id,
    );
    const most = [...inLine].toSorted(([a], [b]) => (counts.get(b)?.length ?? 0) - (counts.get(a)?.length ?? 0));
    if (here.size + most.length < 2) return;
    for (const [, [first]] of most) {
      if (isFull(slot)) return;
      if (first && fits(first, slot)) put(first, slot);
    }
  }
}
