import { sql } from 'kysely';
import type { WrittenPlace } from '#contract/companies/company-place.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { announce } from '#server/live/announce.ts';

/**
 * Writes the place of a company, unless the same place holds already. Drafts of invoices follow it; issued invoices and
 * their credit notes keep theirs.
 */
export async function writePlace(trx: Trx, actor: AdminActor, company_id: string, place: WrittenPlace, moment: Moment) {
  const held = await sql<{ country: string }>`
    select country from companies where id = ${company_id} for no key update`.execute(trx);
  const [company] = held.rows;
  if (!company) return refuse('not_found');
  // A company that applied from abroad has no organisation number; a Swedish company of the same people applies anew.
  if (place.country === 'SE' && company.country !== 'SE') return refuse('not_allowed_now');
  const { country, vat_number, registration_number, address_line, postcode, city } = place;
  await sql`
    insert into company_places (company_id, position, country, vat_number, registration_number, address_line, postcode,
      city, account_id, actor_name, created_date)
    select ${company_id}, coalesce(l.position, 0) + 1, ${country}, ${vat_number}, ${registration_number},
      ${address_line}, ${postcode}, ${city}, ${actor.account_id}, ${actor.name}, ${moment.now}
    from (select 1) one left join lateral (
      select p.position, p.country, p.vat_number, p.registration_number, p.address_line, p.postcode, p.city
      from company_places p where p.company_id = ${company_id} order by p.position desc limit 1) l on true
    where (coalesce(l.country, 'SE'), coalesce(l.vat_number, ''), coalesce(l.registration_number, ''),
      coalesce(l.address_line, ''), coalesce(l.postcode, ''), coalesce(l.city, ''))
      is distinct from (${country}, ${vat_number}, ${registration_number}, ${address_line}, ${postcode}, ${city})`.execute(
    trx,
  );
  announce(trx, { topics: [`company:${company_id}`], noun: 'company' });
  return { done: true as const };
}
