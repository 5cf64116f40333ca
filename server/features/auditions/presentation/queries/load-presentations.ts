import { type RawBuilder, sql } from 'kysely';
import type { PresentationSummary } from '#contract/auditions/presentation.ts';
import type { ProjectStatus } from '#domain/projects/project/project-states.ts';
import type { Db } from '#server/db/transaction.ts';
import { isShownToClients } from '#server/features/auditions/presentation/policy.ts';

/** A presentation with its project, and the facts for its guards. */
export interface LoadedPresentation extends Omit<PresentationSummary, 'actions'> {
  readonly company_id: string;
  readonly company_name: string;
  readonly project_title: string;
  readonly project_status: ProjectStatus;
  readonly greeting: string;
  readonly shows_fee: boolean;
  readonly revision: number;
  readonly link_number: number;
}

/**
 * The presentations that meet `where`, in which `x` is the presentation and `p` its project. By default ordered by id,
 * so that all transactions lock them in the same order.
 */
export async function loadPresentations(
  db: Db,
  where: RawBuilder<unknown>,
  today: string,
  order: RawBuilder<unknown> = sql`x.id`,
): Promise<LoadedPresentation[]> {
  const { rows } = await sql<LoadedPresentation>`
    select x.id, x.company_id, c.name as company_name, x.project_id, p.title as project_title, p.status as project_status,
      x.title, x.greeting, x.status, x.ends_on, x.shows_fee, x.revision, x.link_number, x.created_date, x.shared_date,
      x.ended_date,
      (select count(*) from presentation_people s join candidates k on k.id = s.candidate_id join talents t on t.id = k.talent_id
        where s.presentation_id = x.id and ${isShownToClients(today)}) as person_count,
      (select count(*) from presentation_guests g where g.presentation_id = x.id) as guest_count,
      (select count(*) from presentation_votes v join presentation_guests g on g.id = v.guest_id
        where g.presentation_id = x.id and v.vote is not null) as vote_count
    from presentations x join projects p on p.id = x.project_id join companies c on c.id = x.company_id
    where ${where} order by ${order}`.execute(db);
  return rows;
}

/**
 * Locks a presentation until the commit, before it is read, so that edits and ends run one at a time, and not during a
 * vote.
 */
export async function lockPresentation(db: Db, where: RawBuilder<unknown>): Promise<void> {
  await sql`select x.id from presentations x where ${where} for update`.execute(db);
}
