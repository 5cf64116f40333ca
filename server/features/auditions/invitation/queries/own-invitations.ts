import type { InvitationDetails, OwnInvitation } from '#contract/auditions/invitation.ts';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { AuditionContent } from '#domain/auditions/audition/audition.ts';
import { isLetIn, mayBeginTake } from '#domain/auditions/invitation/invitation.rules.ts';
import { invitationWorkflow } from '#domain/auditions/invitation/invitation.workflow.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import type { TalentActor } from '#server/actor.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import { sql } from '#server/db/sql.ts';
import type { Db } from '#server/db/transaction.ts';
import {
  invitationSubject,
  type LoadedInvitation,
  loadInvitation,
  loadInvitations,
  visibleInvitations,
} from './load-invitation.ts';

interface Own {
  readonly id: string;
  readonly place: string;
  readonly invited_date: string | null;
  readonly sent_in_date: string | null;
  readonly is_waiting: boolean;
  readonly unconfirmed_date: string | null;
}

// True if the talent has to answer, or to send a tape.
const IS_WAITING = sql<boolean>`(d.status = 'published' and p.status = 'casting'
  and (v.status = 'invited' or v.status = 'accepted' and d.kind = 'self_tape'))`;

// The start of the talent's time, if it is in the future and the talent has not confirmed it.
const unconfirmed = ({ now }: Moment) => sql`(
  select a.starts_date from appointments a
  where a.invitation_id = v.id and a.status = 'told' and a.starts_date > ${now}::timestamptz and d.status = 'published'
    and p.status = 'casting')`;

const own = (actor: TalentActor) => sql`invitations v join auditions d on d.id = v.audition_id
  join projects p on p.id = v.project_id where ${visibleInvitations(actor)}`;

function presentOwn(loaded: LoadedInvitation, row: Own, actor: TalentActor, moment: Moment): OwnInvitation {
  const { id, audition_id, candidate_id, kind, project_title, company_name, role_title, status } = loaded;
  const { place, invited_date, sent_in_date, is_waiting, unconfirmed_date } = row;
  return {
    id,
    audition_id,
    candidate_id,
    kind,
    project_title,
    company_name,
    role_title,
    status,
    title: loaded.audition_title,
    due_date: loaded.due_date,
    decision_by: loaded.decision_by,
    place,
    invited_date,
    sent_in_date,
    is_waiting,
    unconfirmed_date,
    actions: commandsNow(invitationWorkflow, invitationSubject(loaded, moment), actor, moment),
  };
}

/**
 * A page of the talent's invitations, for one request or for all: first the invitations that wait for an answer or a
 * tape, then the newest.
 */
export async function listOwn(
  db: Db,
  actor: TalentActor,
  { page, candidate_id }: { readonly page: number; readonly candidate_id?: string | undefined },
  moment: Moment,
) {
  const from = sql`${own(actor)} and (${candidate_id ?? null}::uuid is null or v.candidate_id = ${candidate_id ?? null})`;
  const [{ rows }, count] = await Promise.all([
    sql<Own>`select v.id, d.place, v.invited_date, v.sent_in_date, ${IS_WAITING} as is_waiting, ${unconfirmed(moment)} as unconfirmed_date
      from ${from} order by is_waiting desc, v.invited_date desc, v.id
      ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    sql<{ total: number }>`select count(*) as total from ${from}`.execute(db),
  ]);
  const loaded = await loadInvitations(db, sql`v.id = any(${rows.map(({ id }) => id)}::uuid[])`);
  const items = rows.flatMap((row) => {
    const found = loaded.find(({ id }) => id === row.id);
    return found ? [presentOwn(found, row, actor, moment)] : [];
  });
  return { items, page, page_size: PAGE_SIZE, total: count.rows[0]?.total ?? 0 };
}

type Details = Own &
  Omit<AuditionContent, 'kind' | 'title' | 'deadline_date' | 'decision_by' | 'reads_together'> &
  Pick<
    InvitationDetails,
    | 'message'
    | 'answer_message'
    | 'answered_date'
    | 'asked_time_date'
    | 'access_needs'
    | 'withdraw_reason'
    | 'sides_pages'
  >;

/** One of the talent's own invitations. The video link is included only for a talent who is let in (`isLetIn`). */
export async function showOwn(db: Db, actor: TalentActor, id: string, moment: Moment) {
  const loaded = await loadInvitation(db, actor, id);
  const { rows } = await sql<Details>`
    select v.id, v.invited_date, v.sent_in_date, v.message, v.answer_message, v.answered_date, v.asked_time_date,
      v.access_needs, v.withdraw_reason, ${IS_WAITING} as is_waiting, ${unconfirmed(moment)} as unconfirmed_date, d.instruction, d.context, d.tone, d.director_note,
      d.max_takes, d.max_minutes, d.place, d.address, d.contact, d.bring, d.video_link, d.may_choose_time, d.is_intimate,
      d.sides_pages
    from ${own(actor)} and v.id = ${id}`.execute(db);
  const row = rows[0];
  if (!loaded || !row) return refuse('not_found');
  const isIn = isLetIn(loaded);
  return {
    ...row,
    ...presentOwn(loaded, row, actor, moment),
    video_link: isIn ? row.video_link : '',
    may_read_sides: isIn && row.sides_pages > 0,
    may_send: mayBeginTake(loaded, moment),
    is_open: loaded.audition_status === 'published',
    represents: actor.represents ?? null,
  } satisfies InvitationDetails;
}
