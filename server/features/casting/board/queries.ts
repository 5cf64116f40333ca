import { sql } from 'kysely';
import type { BoardCard } from '#contract/casting/board.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { PROJECT_STEPS } from '#domain/projects/project/project-states.ts';
import type { CompanyActor } from '#server/actor.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { presentSummary } from '#server/features/projects/project/present.ts';
import { type ListedProject, listSummaries } from '#server/features/projects/project/queries/list-projects.ts';

/** Number of cards that a column shows at once. */
const COLUMN_SIZE = 10;

type Waiting = Pick<BoardCard, 'awaited_signature_count'>;

/** The board's columns: one page of every column, or of the requested column only. */
export async function listBoard(
  db: Db,
  actor: CompanyActor,
  { step, page }: { readonly step?: number | undefined; readonly page: number },
  moment: Moment,
) {
  const steps = step === undefined ? [...PROJECT_STEPS] : [step];
  // Each column reads only its own part of the index; its ids are read no further than the page.
  const { rows } = await sql<{ step: number; total: number; ids: string[] }>`
    select s.step, (select count(*) from projects p where p.company_id = ${actor.company_id} and p.current_step = s.step
        and p.status in ('draft', 'casting', 'active')) as total,
      array(select p.id::text from projects p where p.company_id = ${actor.company_id} and p.current_step = s.step
        and p.status in ('draft', 'casting', 'active')
        order by p.updated_date desc, p.id ${pageOfRows(page, COLUMN_SIZE)}) as ids
    from unnest(${steps}::int[]) as s (step) order by s.step`.execute(db);
  const ids = rows.flatMap((row) => row.ids);
  const [projects, waiting] = await Promise.all([listSummaries(db, ids), findWaiting(db, ids)]);
  const cards = new Map(projects.map((project) => [project.id, present(project, waiting, actor, moment)]));
  return {
    columns: rows.map(({ step: of, total, ids: shown }) => ({
      step: of,
      page,
      page_size: COLUMN_SIZE,
      total,
      items: shown.flatMap((id) => cards.get(id) ?? []),
    })),
  };
}

const NOTHING: Waiting = { awaited_signature_count: 0 };

const present = (
  project: ListedProject,
  waiting: ReadonlyMap<string, Waiting>,
  actor: CompanyActor,
  moment: Moment,
): BoardCard => ({ ...presentSummary(project, actor, moment), ...(waiting.get(project.id) ?? NOTHING) });

/** Number of agreements of each project that wait for a signature of a guardian or the talent. */
async function findWaiting(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Waiting>> {
  const { rows } = await sql<Waiting & { id: string }>`
    select p.id,
      (select count(*) from agreements a where a.project_id = p.id and a.status = 'to_sign' and a.awaits <> 'company') as awaited_signature_count
    from projects p where p.id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...waiting }) => [id, waiting]));
}
