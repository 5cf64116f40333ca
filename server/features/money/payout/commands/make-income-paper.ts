import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import { giveOut, makeDocument } from '#server/documents/documents.ts';
import { wagesOfYear } from '#server/features/money/payout/queries/wages-of-year.ts';
import { findPlatform } from '#server/features/money/platform/queries/find-platform.ts';
import { legalName } from '#server/names/names.ts';
import type { Services } from '#server/services.ts';
import { incomePaper } from '#texts/money/income-paper.ts';

const NAME = legalName('t');

interface Payee {
  readonly name: string;
  readonly identity_number_masked: string | null;
}

/**
 * The signed URL of a PDF with the talent's wages of a year. It is made of the payouts each time, so a wage that the
 * bank has returned is no longer in it. Refused with `not_found` if no wage was paid in the year.
 */
export async function makeIncomePaper(services: Services, actor: TalentActor, year: number, moment: Moment) {
  const { db } = services;
  const [wages, platform, { rows }] = await Promise.all([
    wagesOfYear(db, actor, year),
    findPlatform(db, moment.today),
    sql<Payee>`
      select ${NAME} as name, d.identity_number_masked
      from talents t left join talent_payment_details d on d.talent_id = t.id where t.id = ${actor.talent_id}`.execute(
      db,
    ),
  ]);
  const [payee] = rows;
  if (wages.length === 0 || !payee) return refuse('not_found');
  if (!platform) return refuse('unavailable');
  const document = await makeDocument(services, {
    kind: 'income_paper',
    noun: 'talent',
    subject_id: actor.talent_id,
    snapshot: incomePaper({ year, wages, ...payee, written_on: moment.today }, platform),
    name: `Inkomst ${year}.pdf`,
    moment,
    check: async (trx) => ((await wagesOfYear(trx, actor, year)).length > 0 ? undefined : refuse('not_found')),
  });
  return isRefusal(document) ? document : giveOut(services, document, actor.account_id);
}
