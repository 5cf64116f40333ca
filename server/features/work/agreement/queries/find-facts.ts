import { sql } from 'kysely';
import { readTerms } from '#contract/deal/terms.ts';
import { dayOf, type Moment } from '#domain/kernel/time/day.ts';
import { needsGuardian } from '#domain/people/guardian/guardian.rules.ts';
import type { AgreementFacts } from '#domain/work/agreement/agreement-facts.ts';
import type { Db } from '#server/db/transaction.ts';
import { findPlace } from '#server/features/companies/place/queries.ts';
import { partyName } from '#server/names/names.ts';
import { withholdNames } from '#server/names/withheld.ts';

interface Row {
  readonly number: number;
  readonly replaces: number | null;
  readonly created_date: string;
  readonly company_id: string;
  readonly talent_id: string;
  readonly name: string;
  readonly organisation_number: string;
  readonly address: string;
  readonly postal_code: string;
  readonly city: string;
  readonly contact_name: string;
  readonly talent_name: string;
  readonly birth_date: string | null;
  readonly guardians: string[];
  readonly project_title: string;
  readonly role_description: string;
  readonly terms: unknown;
}

/** The facts for the text of an agreement, as they are now. */
export async function findAgreementFacts(db: Db, id: string, moment: Moment): Promise<AgreementFacts> {
  const { rows } = await sql<Row>`
    select a.number, a.talent_id, case when b.status = 'signed' then b.number end as replaces, a.created_date, a.company_id,
      c.name, c.organisation_number, c.address, c.postal_code, c.city, c.contact_name,
      ${partyName('t')} as talent_name, t.birth_date, p.title as project_title,
      r.description as role_description, a.terms,
      array(select g.guardian_name from guardian_consents g where g.talent_id = t.id and g.status = 'given' order by g.id) as guardians
    from agreements a join companies c on c.id = a.company_id join talents t on t.id = a.talent_id
      join projects p on p.id = a.project_id join candidates k on k.id = a.candidate_id join project_roles r on r.id = k.role_id
      left join agreements b on b.id = a.replaces_id
    where a.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('An agreement that was to be written is gone');
  const { name, organisation_number, address, postal_code, city, contact_name } = row;
  const [place, withhold] = await Promise.all([findPlace(db, row.company_id), withholdNames(db, [row.talent_id])]);
  return {
    number: row.number,
    replaces: row.replaces,
    // The default until a company has agreed to the other model (docs/to-confirm.md).
    model: 'principal',
    written_on: dayOf(row.created_date),
    company: { name, organisation_number, address, postal_code, city, contact_name, place },
    talent: { name: row.talent_name },
    guardians: needsGuardian(row, moment.today) ? withhold(row.guardians) : [],
    project: { title: row.project_title, role_description: row.role_description },
    terms: readTerms(row.terms),
  };
}
