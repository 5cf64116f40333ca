import { sql } from 'kysely';
import { type FreeSlot, type InLine, offersInLine, offerUntil } from '#domain/auditions/slot-wish/slot-wish.rules.ts';
import type { ReactingSlotWish } from '#domain/auditions/slot-wish/slot-wish.workflow.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';
import { CALLED, OF_CALLED } from '#server/features/auditions/appointment/queries/load-appointments.ts';
import { freeSeats } from '#server/features/auditions/appointment/queries/seats.ts';
import type { Loaded } from '#server/lifecycle/adapter.ts';

interface WishRow extends ReactingSlotWish, InLine {
  readonly invitation_id: string;
  readonly is_in_line: boolean;
  readonly offered_slot_id: string | null;
  readonly offered_starts: string | null;
  readonly candidate_id: string;
  readonly project_id: string;
  readonly company_id: string;
  readonly talent_id: string;
  readonly birth_date: string | null;
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
  readonly audition_title: string;
}

export type LoadedWish = Loaded<'slot_wish'> & { readonly subject: WishRow };

/** The facts of a wish's event. */
function factsOfWish(row: Omit<WishRow, keyof ReactingSlotWish> & Pick<WishRow, 'offer_until'>) {
  const { project_title, company_name, talent_name, role_title, audition_title } = row;
  const { offered_starts, offer_until } = row;
  return { project_title, company_name, talent_name, role_title, audition_title, offered_starts, offer_until };
}

/** Free times of these auditions that may still be offered, soonest first. */
async function findFree(trx: Trx, audition_ids: readonly string[], { now }: Moment): Promise<FreeSlot[]> {
  const { rows } = await sql<FreeSlot>`
    select s.id, s.audition_id, s.starts_date, s.ends_date, ${freeSeats('s')} as free_count
    from audition_slots s join auditions u on u.id = s.audition_id
    where s.audition_id = any(${[...audition_ids]}::uuid[]) and u.status = 'published' and s.kind = 'slot'
      and s.published_date is not null and s.starts_date > ${now} and ${freeSeats('s')} > 0
    order by s.starts_date, s.id`.execute(trx);
  return rows.filter((slot) => offerUntil(slot.starts_date, now) !== null);
}

/**
 * The wishes that meet `where`, in which `w` is the wish; oldest first, each with the free time that it would be
 * offered next. Locks their auditions, so that no time is offered twice.
 */
export async function loadWishes(trx: Trx, where: ReturnType<typeof sql>, moment: Moment): Promise<LoadedWish[]> {
  await sql`
    select id from auditions where id in (select w.audition_id from slot_wishes w where ${where})
    order by id for no key update`.execute(trx);
  const { rows } = await sql<Omit<WishRow, 'next_offer' | 'offered_slot_ids'>>`
    select w.id, w.invitation_id, w.status, w.offer_until, w.is_in_line, w.after_time, w.before_time,
      w.passed_slot_ids, i.declined_starts, w.offered_slot_id, offered.starts_date as offered_starts, i.slot_id as own_slot_id,
      i.status in ('added', 'invited', 'accepted') as is_called,
      coalesce(a.status in ('told', 'confirmed') and a.told_date >= w.created_date, false) as has_new_time, ${CALLED}
    from slot_wishes w join invitations i on i.id = w.invitation_id ${OF_CALLED}
      left join appointments a on a.invitation_id = i.id left join audition_slots offered on offered.id = w.offered_slot_id
    where ${where} order by w.created_date, w.id`.execute(trx);
  const line = rows.filter((wish) => wish.status === 'open' && wish.is_in_line && wish.is_called);
  const free = line.length === 0 ? [] : await findFree(trx, [...new Set(line.map((wish) => wish.audition_id))], moment);
  const offers = offersInLine(line, free);
  return rows.map((row) => {
    const offer = offers.get(row.id);
    const until = offer && offerUntil(offer.starts_date, moment.now);
    const next_offer = offer && until ? { slot_id: offer.id, until } : null;
    const told = offer && until ? { offered_starts: offer.starts_date, offer_until: until } : {};
    const { candidate_id, project_id, company_id, talent_id } = row;
    return {
      id: row.id,
      subject: {
        ...row,
        next_offer,
        offered_slot_ids: [...row.passed_slot_ids, ...(row.offered_slot_id ? [row.offered_slot_id] : [])],
      },
      talent: { birth_date: row.birth_date },
      concerned: { candidate_id, project_id, company_id, talent_id },
      facts: factsOfWish({ ...row, ...told }),
    };
  });
}
