import { sql } from 'kysely';
import type { PreparedPerson, PresentationDetails } from '#contract/auditions/presentation.ts';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import { clientName, isShownCarefully } from '#domain/auditions/presentation/presentation.rules.ts';
import { presentationWorkflow } from '#domain/auditions/presentation/presentation.workflow.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import type { CompanyActor } from '#server/actor.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { isShownToClients, ownPresentations } from '#server/features/auditions/presentation/policy.ts';
import { isSeenTalent } from '#server/features/people/talent/policy.ts';
import { pictureUrl } from '#server/files/picture-files.ts';
import { NOT_AVAILABLE } from '#texts/kernel/not-available.ts';
import { type LoadedPresentation, loadPresentations } from './load-presentations.ts';
import { tapesOf } from './tapes.ts';

const present = (row: LoadedPresentation, actor: CompanyActor, moment: Moment) => ({
  ...row,
  actions: commandsNow(presentationWorkflow, row, actor, moment),
});

interface PersonRow extends Omit<PreparedPerson, 'client_name' | 'pictures'> {
  readonly is_seen: boolean;
  readonly first_name: string;
  readonly last_name: string;
  readonly birth_date: string | null;
  readonly pictures: readonly {
    readonly id: string;
    readonly path: string;
    readonly width: number;
    readonly height: number;
  }[];
}

function presentPerson(row: PersonRow, today: string): PreparedPerson {
  const { first_name, last_name, birth_date, pictures, ...person } = row;
  // The row of a talent whom the company may not see stays, without name and other facts.
  if (!row.is_seen)
    return {
      ...person,
      name: NOT_AVAILABLE,
      client_name: NOT_AVAILABLE,
      words: '',
      pictures: [],
      tapes: [],
      votes: [],
    };
  const talent = { first_name, last_name, birth_date };
  return {
    ...person,
    name: `${first_name} ${last_name}`.trim(),
    client_name: clientName(talent, today),
    pictures: pictures.map(({ id, path, width, height }) => ({ id, url: pictureUrl(path), width, height })),
    tapes: isShownCarefully(talent, today) ? [] : person.tapes,
  };
}

async function findPeople(db: Db, actor: CompanyActor, id: string, { today }: Moment): Promise<PreparedPerson[]> {
  const { rows } = await sql<PersonRow>`
    select s.id as person_id, s.candidate_id, q.title as role_title, s.words, s.media_ids, s.recording_ids as tape_ids,
      t.first_name, t.last_name, t.birth_date, ${isSeenTalent('t', actor, today)} as is_seen,
      ${isShownToClients(today)} as is_shown,
      coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'path', m.path, 'width', m.width, 'height', m.height)
        order by m.position) from media m where m.talent_id = t.id and m.is_shown), '[]') as pictures,
      ${tapesOf(sql`(select coalesce(array_agg(own.id order by own.purpose, own.position, own.id), '{}') from recordings own
        where own.talent_id = t.id)`)} as tapes,
      coalesce((select jsonb_agg(jsonb_build_object('guest_id', g.id, 'guest_name', g.name, 'vote', v.vote,
          'comment', v.comment, 'updated_date', ${asInstant(sql`v.updated_date`)}) order by v.updated_date, g.id)
        from presentation_votes v join presentation_guests g on g.id = v.guest_id where v.person_id = s.id), '[]') as votes
    from presentation_people s join candidates k on k.id = s.candidate_id join projects p on p.id = k.project_id
      join project_roles q on q.id = k.role_id join talents t on t.id = k.talent_id
    where s.presentation_id = ${id} order by s.position, s.id`.execute(db);
  return rows.map((row) => presentPerson(row, today));
}

/** SQL of an instant as ISO text with Z, because PostgreSQL's JSON writes instants with an offset. */
const asInstant = (column: ReturnType<typeof sql>) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

async function findGuests(db: Db, id: string): Promise<PresentationDetails['guests']> {
  const { rows } = await sql<PresentationDetails['guests'][number]>`
    select g.id, g.name, g.first_date, g.last_date,
      coalesce((select jsonb_agg(jsonb_build_object('person_id', l.person_id, 'what', l.what, 'times', l.times,
          'last_date', ${asInstant(sql`l.last_date`)}) order by l.last_date desc, l.person_id, l.what)
        from presentation_looks l where l.guest_id = g.id), '[]') as looks
    from presentation_guests g where g.presentation_id = ${id} order by g.first_date, g.id`.execute(db);
  return rows;
}

/** One presentation as its company sees it, with its people, guests and votes. */
export async function showPresentation(db: Db, actor: CompanyActor, id: string, moment: Moment) {
  const [found] = await loadPresentations(db, sql`x.id = ${id} and ${ownPresentations(actor)}`, moment.today);
  if (!found) return refuse('not_found');
  const [people, guests] = await Promise.all([findPeople(db, actor, id, moment), findGuests(db, id)]);
  return { ...present(found, actor, moment), people, guests };
}

/** A page of the presentations of a project, the newest first. */
export async function listPresentations(db: Db, actor: CompanyActor, project_id: string, page: number, moment: Moment) {
  const where = sql`x.project_id = ${project_id} and ${ownPresentations(actor)}`;
  const order = sql`x.created_date desc, x.id ${pageOfRows(page, PAGE_SIZE)}`;
  const [rows, count] = await Promise.all([
    loadPresentations(db, where, moment.today, order),
    sql<{ total: number }>`select count(*) as total from presentations x where ${where}`.execute(db),
  ]);
  const items = rows.map((row) => present(row, actor, moment));
  return { items, page, page_size: PAGE_SIZE, total: count.rows[0]?.total ?? 0 };
}
