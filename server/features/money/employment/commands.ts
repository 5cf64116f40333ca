import { sql } from 'kysely';
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { certifiedWork } from '#domain/money/employment/certified.ts';
import type { AdminActor, TalentActor } from '#server/actor.ts';
import { type Db, inTransaction } from '#server/db/transaction.ts';
import { giveOut, makeDocument } from '#server/documents/documents.ts';
import { findPlatform } from '#server/features/money/platform/queries/find-platform.ts';
import { readInPlain } from '#server/features/people/payment/commands/read-in-plain.ts';
import { legalName } from '#server/names/names.ts';
import type { Services } from '#server/services.ts';
import { employmentCertificate } from '#texts/money/employment-certificate.ts';
import { wagedWork } from './queries.ts';

interface Employee {
  readonly name: string;
  readonly identity_number_masked: string | null;
}

async function findEmployee(db: Db, talent_id: string): Promise<Employee | undefined> {
  const { rows } = await sql<Employee>`
    select ${legalName('t')} as name, d.identity_number_masked
    from talents t left join talent_payment_details d on d.talent_id = t.id where t.id = ${talent_id}`.execute(db);
  return rows[0];
}

/** '199104031234' with its hyphen. */
const withHyphen = (number: string) => `${number.slice(0, -4)}-${number.slice(-4)}`;

/**
 * The signed URL of a certificate of employment of a talent, for the talent or for finance. It is worked out anew from
 * payslips and approved work each time, so a corrected payslip is in the next one; each issued one is kept. The personal
 * number is printed, because the unemployment funds ask for it: the reading is logged, and the stored text has it
 * masked. Refused with `not_found` if the talent has had no wage.
 */
export async function makeCertificate(
  services: Services,
  actor: TalentActor | AdminActor,
  talent_id: string,
  moment: Moment,
) {
  const { db, env } = services;
  const [wages, employee, platform] = await Promise.all([
    wagedWork(db, talent_id),
    findEmployee(db, talent_id),
    findPlatform(db, moment.today),
  ]);
  if (wages.length === 0 || !employee) return refuse('not_found');
  if (!platform) return refuse('unavailable');
  const { name, identity_number_masked } = employee;
  const certificate = { ...certifiedWork(wages), name, written_on: moment.today };
  const reading = { talent_id, reader_account_id: actor.account_id, reason: 'Personnumret på arbetsgivarintyget' };
  const plain = await inTransaction(db, (trx) => readInPlain(trx, env, reading, moment));
  const write = (identity_number: string | null) =>
    employmentCertificate({ ...certificate, identity_number }, platform);
  const document = await makeDocument(services, {
    kind: 'employment_certificate',
    noun: 'employment',
    subject_id: talent_id,
    snapshot: write(identity_number_masked),
    drawn: write(plain && withHyphen(plain.identity_number)),
    name: `Arbetsgivarintyg ${name} ${moment.today}.pdf`,
    moment,
    check: async (trx): Promise<Refusal<'changed_meanwhile'> | undefined> =>
      (await wagedWork(trx, talent_id)).length === wages.length ? undefined : refuse('changed_meanwhile'),
  });
  return isRefusal(document) ? document : giveOut(services, document, actor.account_id);
}
