/** Counts of the seats of an audition's time, for the slot under the given alias. */
import { type RawBuilder, sql } from 'kysely';

const idOf = (slots: string) => sql.ref(`${slots}.id`);

/** Seats offered to a waiting talent. */
const offeredIn = (slots: string): RawBuilder<number> =>
  sql`(select count(*) from slot_wishes kept where kept.offered_slot_id = ${idOf(slots)} and kept.status = 'offered')`;

/** Seats in which the company may still place talents. */
export const plannable = (slots: string): RawBuilder<number> =>
  sql`(${sql.ref(`${slots}.capacity`)} - ${offeredIn(slots)}
    - (select count(*) from invitations planned where planned.slot_id = ${idOf(slots)}))::int`;

/**
 * Seats in use: planned, told, or offered. A talent about to be moved holds both the old and the new seat until they
 * are told, so that nobody else takes the old seat before they leave it.
 */
export const takenSeats = (slots: string): RawBuilder<number> =>
  sql`(${offeredIn(slots)} + (select count(*) from (
        select planned.id from invitations planned where planned.slot_id = ${idOf(slots)}
        union select told.invitation_id from appointments told
          where told.slot_id = ${idOf(slots)} and told.status in ('told', 'confirmed', 'arrived', 'in')) held))::int`;

/** Free seats. */
export const freeSeats = (slots: string): RawBuilder<number> =>
  sql`(case when ${sql.ref(`${slots}.kind`)} = 'slot'
    then greatest(0, ${sql.ref(`${slots}.capacity`)} - ${takenSeats(slots)}) else 0 end)::int`;
