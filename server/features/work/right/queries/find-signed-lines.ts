import { sql } from 'kysely';
import { readTerms } from '#contract/deal/terms.ts';
import type { RightsLine } from '#domain/deal/terms/rights.ts';
import type { RightFacts } from '#domain/work/facts.ts';
import { clockOf, periodOf, sameUse } from '#domain/work/right/right.rules.ts';
import type { Db } from '#server/db/transaction.ts';

interface Signed {
  readonly agreement_id: string;
  readonly candidate_id: string;
  readonly project_id: string;
  readonly company_id: string;
  readonly talent_id: string;
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly terms: unknown;
  /** The rights granted by earlier versions of the agreement, newest first. */
  readonly earlier: readonly Earlier[];
}

interface Earlier {
  readonly line: RightsLine;
  readonly published_on: string | null;
  readonly extended_months: number;
}

/**
 * Publication, extension and period of a right. If an earlier version of the agreement granted the same use, its
 * publication and extension still count.
 */
function begin(line: RightsLine, earlier: readonly Earlier[]) {
  const before = earlier.find((one) => sameUse(one.line, line));
  const { published_on = null, extended_months = 0 } = before ?? {};
  return { published_on, extended_months, ...clockOf(periodOf(line, published_on, extended_months)) };
}

/**
 * The rights lines of the given work agreements, each with the values of its `usage_rights` row and the facts for its
 * events. The caller passes signed agreements only.
 */
export async function findSignedLines(db: Db, agreement_ids: readonly string[]) {
  const { rows } = await sql<Signed>`
    select a.id as agreement_id, a.candidate_id, a.project_id, a.company_id, a.talent_id, a.terms,
      p.title as project_title, o.name as company_name, btrim(t.first_name || ' ' || t.last_name) as talent_name,
      coalesce((
        select jsonb_agg(jsonb_build_object('line', u.line, 'published_on', u.published_on,
          'extended_months', u.extended_months) order by u.created_date desc, u.line_index)
        from usage_rights u where u.candidate_id = a.candidate_id and u.status <> 'void'), '[]') as earlier
    from agreements a join projects p on p.id = a.project_id join companies o on o.id = a.company_id
      join talents t on t.id = a.talent_id
    where a.id = any(${[...agreement_ids]}::uuid[]) and a.kind = 'work' order by a.id`.execute(db);
  return rows.flatMap(({ terms, earlier, project_title, company_name, talent_name, ...ids }) => {
    const { rights, role_title } = readTerms(terms);
    return rights.map((line, line_index) => {
      const begun = begin(line, earlier);
      const { media, territory } = line;
      const { starts_on, ends_on } = begun;
      const facts: RightFacts = {
        project_title,
        company_name,
        talent_name,
        role_title,
        media,
        territory,
        starts_on,
        ends_on,
      };
      return { facts, values: { ...ids, line_index, line, ...begun } };
    });
  });
}
