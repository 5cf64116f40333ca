import { sql } from 'kysely';
import type { OrderStart } from '#contract/projects/project-start.ts';
import { NO_ADDITIONS } from '#domain/deal/terms/fee.ts';
import { START_TERMS, USUAL_CALL, usualAdditions } from '#domain/deal/terms/start-terms.ts';
import { hoursFrom } from '#domain/deal/terms/usual-hours.ts';
import type { WrittenTerms } from '#domain/deal/terms/written-terms.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor } from '#server/actor.ts';
import type { Db, Trx } from '#server/db/transaction.ts';
import { isFoundBy } from '#server/features/people/talent/policy.ts';
import { presentCard } from '#server/features/people/talent/present.ts';
import { CARD_COLUMNS, type CardRow } from '#server/features/people/talent/queries.ts';
import { roleTerms } from '#server/features/projects/project/queries/role-terms.ts';
import { findAnew } from '#server/features/projects/project-start/commands/copy-project.ts';
import { findTemplate } from './list-templates.ts';

interface Last {
  readonly terms: WrittenTerms;
  readonly usage_media: string[];
  readonly usage_territory: string | null;
  readonly usage_months: number | null;
  readonly municipality_id: string | null;
}

/** The terms of the first role, and the use, of the company's latest order that is casting, active or completed. */
async function findLast(db: Db, { company_id }: CompanyActor): Promise<Last | undefined> {
  const { rows } = await sql<Last>`
    select ${roleTerms('r')} as terms, p.usage_media, p.usage_territory, p.usage_months, p.municipality_id
    from projects p join project_roles r on r.project_id = p.id and r.role_index = 0
    where p.company_id = ${company_id} and p.kind = 'order' and p.status in ('casting', 'active', 'completed')
    order by p.created_date desc, p.id limit 1`.execute(db);
  return rows[0];
}

/**
 * The proposed terms, with fee, hours, additions and cancellation of the latest order, and its word that nothing is
 * shown. If that order had no additions or no hours, the usual ones are proposed, because the company may have forgotten
 * them.
 */
function lastTerms({ fee, hours: last, rights: shown, additions, cancellation }: WrittenTerms): WrittenTerms {
  const rights = shown?.length === 0 ? [] : null;
  const hours = last ?? hoursFrom(USUAL_CALL, fee);
  const isAgreed = Object.keys(NO_ADDITIONS).some((name) => additions[name as keyof typeof NO_ADDITIONS] !== null);
  return {
    ...START_TERMS,
    fee,
    hours,
    rights,
    additions: isAgreed ? additions : usualAdditions(fee.basis),
    cancellation,
  };
}

/** An empty order with one role. Terms, use and municipality come from the company's latest order, if there is one. */
function blank(last: Last | undefined): OrderStart {
  const { usage_media = [], usage_territory = null, usage_months = null, municipality_id = null } = last ?? {};
  const terms = last ? lastTerms(last.terms) : START_TERMS;
  const wanted = { text: '', wishes: [], unknown: [] };
  return {
    title: '',
    production_type: null,
    description: '',
    municipality_id,
    place: '',
    acceptance: 'each',
    usage_media,
    usage_territory,
    usage_months,
    roles: [{ title: 'Medverkande', description: '', headcount: 1, terms, wanted }],
  };
}

async function findPeople(db: Db, { company_id }: CompanyActor, ids: readonly string[], { today }: Moment) {
  if (ids.length === 0) return [];
  const { rows } = await sql<CardRow>`
    select ${sql.join(CARD_COLUMNS.map((name) => sql.ref(name)))} from talents t
    where t.id = any(${[...ids]}::uuid[]) and ${isFoundBy('t', company_id, today)}`.execute(db);
  return rows.map((row) => presentCard(row)).toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

interface From {
  readonly talent: readonly string[];
  readonly from?: string | undefined;
  readonly template?: string | undefined;
}

/** The form of a new order, and the named talents whom the company may ask, in the order in which they were named. */
export async function findOrderStart(trx: Trx, actor: CompanyActor, { talent, from, template }: From, moment: Moment) {
  const copied = from ? await findAnew(trx, actor, from) : template ? await findTemplate(trx, actor, template) : null;
  if (!copied && (from || template)) return refuse('not_found');
  const form = copied ?? blank(await findLast(trx, actor));
  return { form, people: await findPeople(trx, actor, talent, moment) };
}
