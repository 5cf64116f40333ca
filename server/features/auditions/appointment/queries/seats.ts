/** SQL for counting the seats of an audition time; `slots` is the alias of its `audition_slots` row. */
import type { RawBuilder } from 'kysely';
import { sql } from '#server/db/sql.ts';

const idOf = (slots: string) => sql.ref(`${slots}.id`);

/** Number of seats offered to waiting talents. */
const offeredIn = (slots: string): RawBuilder<number> =>
  sql`(select count(*) from slot_wishes kept where kept.offered_slot_id = ${idOf(slots)} and kept.status = 'offered')`;

/** Number of seats in which the company may still plan talents; negative if too many are planned. */
export const plannable = (slots: string): RawBuilder<number> =>
  sql`(${sql.ref(`${slots}.capacity`)} - ${offeredIn(slots)}
    - (select count(*) from invitations planned where planned.slot_id = ${idOf(slots)}))::int`;

/**
 * Number of seats in use: planned, published to a talent, or offered. A talent who is about to be moved holds both the
 * old and the new seat until the move is published, so that no other talent gets the old seat before.
 */
export const takenSeats = (slots: string): RawBuilder<number> =>
  sql`(${offeredIn(slots)} + (select count(*) from (
        select planned.id from invitations planned where planned.slot_id = ${idOf(slots)}
        union select told.invitation_id from appointments told
          where told.slot_id = ${idOf(slots)} and told.status in ('told', 'confirmed', 'arrived', 'in')) held))::int`;

/** Number of free seats; 0 for a break. */
export const freeSeats = (slots: string): RawBuilder<number> =>
  sql`(case when ${sql.ref(`${slots}.kind`)} = 'slot'
    then greatest(0, ${sql.ref(`${slots}.capacity`)} - ${takenSeats(slots)}) else 0 end)::int`;
