import { type RawBuilder, sql } from 'kysely';
import { TARGETS_OF_A_KIND, type Target } from '#contract/office/palette.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor, CompanyActor, SignedInActor, TalentActor } from '#server/actor.ts';
import { casts } from '#server/actor.ts';
import { likePattern } from '#server/db/like-pattern.ts';
import type { Db } from '#server/db/transaction.ts';
import { isSeenTalent } from '#server/features/people/talent/policy.ts';
import { visibleProjects } from '#server/features/projects/project/policy.ts';

type Found = RawBuilder<Target>;

const NO_PROJECT_KIND = sql`null::text as project_kind`;

/** SQL for a talent's assignments, and requests without a booking, by the name of the project or the company. */
const ofTalent = ({ talent_id }: TalentActor, like: string): Found[] => [
  sql`select case when exists (select from bookings b where b.candidate_id = k.id and b.status <> 'cancelled')
      then 'assignment' else 'request' end as kind, k.id, p.title as label, c.name as hint, ${NO_PROJECT_KIND}
    from candidates k join projects p on p.id = k.project_id join companies c on c.id = p.company_id
    where k.talent_id = ${talent_id} and (p.title ilike ${like} or c.name ilike ${like})
    order by k.created_date desc, k.id`,
];

const projectsOf = (actor: CompanyActor | AdminActor, like: string, from = sql`projects`): Found => sql`
  select 'project' as kind, p.id, p.title as label, ${actor.role === 'admin' ? sql`c.name` : sql`''`} as hint, p.kind as project_kind
  from ${from} p join companies c on c.id = p.company_id
  where ${visibleProjects(actor)} and p.title ilike ${like} order by p.updated_date desc, p.id`;

/**
 * SQL for the talents with a matching name whom the company has asked and may see, each once, with the project of the
 * latest request. The name is written otherwise than in the index of all names, so that the company's own requests are
 * read, and not everybody with such a name.
 */
const peopleOf = (actor: CompanyActor, like: string, { today }: Moment): Found => sql`
  select 'person' as kind, asked.project_id as id, asked.name as label, asked.title as hint, ${NO_PROJECT_KIND}
  from (select distinct on (k.talent_id) k.talent_id, k.project_id, p.title, k.created_date,
      btrim(t.first_name || ' ' || t.last_name) as name
    from projects p join candidates k on k.project_id = p.id join talents t on t.id = k.talent_id
    where p.company_id = ${actor.company_id} and not k.is_deleted
      and concat_ws(' ', t.first_name, t.last_name) ilike ${like} and ${isSeenTalent('t', actor, today)}
    order by k.talent_id, k.created_date desc) asked
  order by asked.created_date desc, asked.talent_id`;

const ofCompany = (actor: CompanyActor, like: string, moment: Moment): Found[] => [
  projectsOf(actor, like),
  // Only members who cast may open the screen to which a found talent leads.
  ...(casts(actor) ? [peopleOf(actor, like, moment)] : []),
];

/** The shortest text for which an index of names finds the names with it (pg_trgm: parts of three characters). */
const INDEXED_LENGTH = 3;
/** Number of the newest rows of a kind whose names are compared with a shorter text. */
const COMPARED = 1000;

/** SQL for the rows of a kind among which an administrator's text is looked for by name. */
const among = (table: 'projects' | 'companies' | 'talents', text: string) => {
  if (text.length >= INDEXED_LENGTH) return sql.table(table);
  const newest = sql.ref(table === 'projects' ? 'updated_date' : 'created_date');
  return sql`(select * from ${sql.table(table)} order by ${newest} desc, id desc limit ${COMPARED})`;
};

const ofAdmin = (actor: AdminActor, text: string, like: string): Found[] => [
  projectsOf(actor, like, among('projects', text)),
  sql`select 'company' as kind, c.id, c.name as label, c.city as hint, ${NO_PROJECT_KIND}
    from ${among('companies', text)} c where c.name ilike ${like} order by c.created_date desc, c.id`,
  sql`select 'talent' as kind, t.id, btrim(t.first_name || ' ' || t.last_name) as label, '' as hint, ${NO_PROJECT_KIND}
    from ${among('talents', text)} t where btrim(t.first_name || ' ' || t.last_name) ilike ${like} order by t.created_date desc, t.id`,
];

function lookUp(actor: SignedInActor, text: string, moment: Moment): Found[] {
  const like = likePattern(text);
  if (actor.role === 'talent') return ofTalent(actor, like);
  return actor.role === 'company' ? ofCompany(actor, like, moment) : ofAdmin(actor, text, like);
}

/**
 * The targets that the caller can open and that match a text by name (for a talent also by the company's name), at most
 * TARGETS_OF_A_KIND of each kind.
 */
export async function findTargets(db: Db, actor: SignedInActor, text: string, moment: Moment): Promise<Target[]> {
  const found = await Promise.all(
    lookUp(actor, text, moment).map((one) => sql<Target>`${one} limit ${TARGETS_OF_A_KIND}`.execute(db)),
  );
  return found.flatMap(({ rows }) => rows);
}
