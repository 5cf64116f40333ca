import type { BookingRow } from '#contract/work/booking.ts';
import { add, type Ore } from '#domain/kernel/money/ore.ts';
import { countDays } from '#domain/kernel/time/day.ts';

export interface BookedPerson {
  /** Null if the company may no longer see the talent. Then each of the talent's bookings has a row of its own. */
  readonly talent_id: string | null;
  readonly candidate_id: string;
  readonly name: string;
  readonly image: string | null;
  readonly role_title: string;
  /** The talent's address; null if all bookings are cancelled. */
  readonly email: string | null;
  /** Empty without a number, and if all bookings are cancelled. */
  readonly phones: BookingRow['talent_phones'];
  readonly bookings: readonly BookingRow[];
  /** Number of days in bookings that are not cancelled. */
  readonly days: number;
  readonly fee_ore: Ore;
}

/**
 * The bookings of a project grouped by person and role, sorted by name. Cancelled bookings do not count in `days` and
 * `fee_ore`.
 */
export function bookedPeople(rows: readonly BookingRow[]): BookedPerson[] {
  const byPerson = Map.groupBy(rows, (row) => `${row.talent_id ?? row.id}/${row.role_title}`);
  const people = [...byPerson.values()].flatMap((bookings): BookedPerson[] => {
    const [first] = bookings;
    if (!first) return [];
    const held = bookings.filter((row) => row.status !== 'cancelled');
    return [
      {
        talent_id: first.talent_id,
        candidate_id: first.candidate_id,
        name: first.talent_name,
        image: first.talent_image,
        role_title: first.role_title,
        email: held.find((row) => row.talent_email !== null)?.talent_email ?? null,
        phones: held.find((row) => row.talent_phones.length > 0)?.talent_phones ?? [],
        bookings: bookings.toSorted((a, b) => (a.starts_on < b.starts_on ? -1 : 1)),
        days: countDays(held),
        fee_ore: add(...(first.fee.basis === 'whole' ? held.slice(0, 1) : held).map((row) => row.days_fee_ore)),
      },
    ];
  });
  return people.sort((a, b) => a.name.localeCompare(b.name, 'sv'));
}
