import type { AskedTalent, CandidateRow } from '#contract/casting/candidate.ts';
import type { CandidateNote } from '#contract/casting/candidate-note.ts';
import type { OptionView } from '#contract/casting/option.ts';
import type { CandidateSubject } from '#domain/casting/candidate/candidate.workflow.ts';
import { candidateWorkflow } from '#domain/casting/candidate/candidate.workflow.ts';
import { mayGiveOption } from '#domain/casting/option/option.rules.ts';
import { isStanding } from '#domain/casting/option/option.workflow.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import { sql } from '#server/db/sql.ts';
import type { Db } from '#server/db/transaction.ts';
import { HAS_BLOCKED } from '#server/features/casting/candidate/policy.ts';
import { showOptions } from '#server/features/casting/option/queries/show-options.ts';
import { isSeenTalent } from '#server/features/people/talent/policy.ts';
import { presentCard } from '#server/features/people/talent/present.ts';
import { CARD_COLUMNS, type CardRow } from '#server/features/people/talent/queries.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';
import { PLACES_LEFT } from '#server/features/projects/project/queries/places.ts';
import { pictureUrl } from '#server/files/picture-files.ts';
import { NOT_AVAILABLE } from '#texts/kernel/not-available.ts';
import { FEE_OF_TERMS } from './fee-of-terms.ts';
import { HAS_SUGGESTED, LEFT_PLACE } from './left-place.ts';
import { showNotes } from './show-notes.ts';

/** Pages are long, because a board loads all candidates of a project at once. */
const BOARD_PAGE_SIZE = 200;

type Row = Omit<
  CandidateRow,
  'actions' | 'is_late' | 'is_unreached' | 'may_give_option' | 'notes' | 'option' | 'talent'
> &
  CandidateSubject & {
    project_title: string;
    talent: CardRow;
    is_seen: boolean;
    is_answer_held: boolean;
    unreached_date: string | null;
  };

const selection = (actor: ProjectActor, { today }: Moment) => sql`
  select k.id, k.project_id, k.role_id, k.role_index, k.interest_status, k.client_decision, k.consideration, k.is_deleted, k.source, ${FEE_OF_TERMS} as fee,
    array(select m.path from unnest(k.chosen_media) with ordinality as chosen (id, place) join media m on m.id = chosen.id and m.is_shown order by chosen.place) as chosen_pictures,
    k.created_date, k.answer_by, k.unreached_date, k.answer_message, k.is_answer_held, k.answered_date, k.seen_date, k.reminded_date, k.closed_date, k.closed_outcome, k.board_position,
    p.title as project_title, p.status as project_status, p.current_step as project_step,
    r.title as role_title, ${PLACES_LEFT} as role_headcount, t.is_verified, (t.standing <> 'active' or t.is_leaving) as is_suspended, t.birth_date, t.guardian_consent_date,
    k.role_terms_version = r.terms_version as has_current_terms, ${isSeenTalent('t', actor, today)} as is_seen, ${LEFT_PLACE}, ${HAS_BLOCKED} as is_blocked, ${HAS_SUGGESTED} as has_suggested,
    (select count(*) from candidates o where o.project_id = k.project_id and o.role_index = k.role_index
      and o.client_decision = 'approved' and not o.is_deleted and o.id <> k.id) as role_approved_count,
    (select to_jsonb(card) from (select ${sql.join(CARD_COLUMNS.map((name) => sql.ref(name)))}) card) as talent
  from candidates k join projects p on p.id = k.project_id join project_roles r on r.id = k.role_id join talents t on t.id = k.talent_id`;

/** The card of a talent whom the company has asked but may no longer see. */
const UNSEEN_CARD: AskedTalent = {
  id: null,
  name: NOT_AVAILABLE,
  profile_image: null,
  pronoun: '',
  playing_age_min: null,
  playing_age_max: null,
  municipality_id: null,
  categories: [],
  height_cm: null,
  created_date: null,
};

function present(
  row: Row,
  option: OptionView | null,
  notes: readonly CandidateNote[],
  actor: ProjectActor,
  moment: Moment,
) {
  return {
    ...row,
    // PostgreSQL's JSON writes instants with an offset, the API with Z.
    talent: row.is_seen
      ? presentCard({ ...row.talent, created_date: new Date(row.talent.created_date).toISOString() })
      : UNSEEN_CARD,
    // The answer may name the talent, so it is hidden together with the talent. It is also hidden while it is held for
    // review.
    answer_message: row.is_seen && !row.is_answer_held ? row.answer_message : '',
    chosen_pictures: row.is_seen ? row.chosen_pictures.map(pictureUrl) : [],
    notes: [...notes],
    is_late: row.unreached_date === null && row.answered_date !== null && dayOf(row.answered_date) > row.answer_by,
    is_unreached: row.unreached_date !== null && row.seen_date === null && row.answered_date === null,
    option,
    may_give_option: mayGiveOption({ ...row, has_standing_option: option !== null && isStanding(option) }),
    actions: commandsNow(candidateWorkflow, row, actor, moment),
  };
}

async function presentAll(db: Db, rows: readonly Row[], actor: ProjectActor, moment: Moment) {
  const [options, notes] = await Promise.all([showOptions(db, rows, actor, moment), showNotes(db, rows, actor)]);
  return rows.map((row) => present(row, options.get(row.id) ?? null, notes.get(row.id) ?? [], actor, moment));
}

/**
 * A page of a project's candidates, by role and position on the board, without withdrawn ones. If the actor may not see
 * a talent, the row stays but has no card.
 */
export async function listCandidates(db: Db, actor: ProjectActor, project_id: string, page: number, moment: Moment) {
  const where = sql`k.project_id = ${project_id} and not k.is_deleted and ${visibleProjects(actor)}`;
  const [{ rows }, count] = await Promise.all([
    sql<Row>`${selection(actor, moment)} where ${where} order by k.role_index, k.board_position, k.created_date, k.id
      ${pageOfRows(page, BOARD_PAGE_SIZE)}`.execute(db),
    sql<{
      total: number;
    }>`select count(*) as total from candidates k join projects p on p.id = k.project_id where ${where}`.execute(db),
  ]);
  const items = await presentAll(db, rows, actor, moment);
  return { items, page, page_size: BOARD_PAGE_SIZE, total: count.rows[0]?.total ?? 0 };
}

/** One candidate as shown to its company, withdrawn or not; null if the actor may not see it. */
export async function findCandidateRow(db: Db, actor: ProjectActor, id: string, moment: Moment) {
  const { rows } = await sql<Row>`${selection(actor, moment)} where k.id = ${id} and ${visibleProjects(actor)}`.execute(
    db,
  );
  const [row] = await presentAll(db, rows, actor, moment);
  return row ?? null;
}

/** The newest answers from all casting projects that the actor may see. */
export async function listNewestAnswers(db: Db, actor: ProjectActor, limit: number, moment: Moment) {
  const { rows } =
    await sql<Row>`${selection(actor, moment)} where ${visibleProjects(actor)} and p.status = 'casting' and not k.is_deleted
    and k.answered_date is not null order by k.answered_date desc, k.id limit ${limit}`.execute(db);
  return presentAll(db, rows, actor, moment);
}
