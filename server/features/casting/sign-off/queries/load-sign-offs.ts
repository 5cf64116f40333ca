import { type RawBuilder, sql } from 'kysely';
import type { SignOffShown } from '#contract/casting/sign-off.ts';
import type { Ordered } from '#domain/casting/sign-off/ordered.ts';
import { signOffWorkflow } from '#domain/casting/sign-off/sign-off.workflow.ts';
import type { MemberRole } from '#domain/kernel/roles/member-roles.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import type { CompanyActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';

export interface LoadedSignOff extends Omit<SignOffShown, 'actions'> {
  readonly company_id: string;
  readonly company_name: string;
  readonly input: unknown;
  readonly asked_by: string | null;
  /** The present role of the member who asked; null if the member has left. */
  readonly asked_by_role: MemberRole | null;
  readonly is_own: boolean;
  readonly is_within_limit: boolean;
}

/** The order for which the sign-off was asked. A database constraint keeps other shapes out. */
export const orderOf = ({ what, input }: LoadedSignOff) => ({ what, input }) as Ordered;

/** The limit of the actor (a member or an API key); null for no limit. */
export const limitOf = ({ account_id, is_key }: CompanyActor) =>
  is_key
    ? sql<number | null>`(select k.limit_ore from api_keys k where k.id = ${account_id})`
    : sql<number | null>`(select m.limit_ore from company_members m where m.account_id = ${account_id})`;

const sharedColumns = sql`s.id, s.company_id, c.name as company_name, s.project_id, p.title as project_title, s.what, s.status,
  s.input, s.cost_ore, s.asked_by, s.asked_by_name, s.decided_by_name, s.reason, s.created_date,
  (select m.member_role from company_members m where m.account_id = s.asked_by and m.company_id = s.company_id) as asked_by_role`;
const tables = sql`sign_offs s join projects p on p.id = s.project_id join companies c on c.id = s.company_id`;

/**
 * The sign-offs of the actor's company that meet `where`, in which `s` is the sign-off, with the facts for the actor's
 * commands.
 */
export async function loadSignOffs(
  db: Db,
  actor: CompanyActor,
  where: RawBuilder<unknown>,
  rest = sql`order by s.id`,
): Promise<LoadedSignOff[]> {
  const { rows } = await sql<LoadedSignOff>`
    select ${sharedColumns},
      s.asked_by is not distinct from ${actor.account_id}::uuid as is_own,
      coalesce(s.cost_ore <= ${limitOf(actor)}, true) as is_within_limit
    from ${tables} where s.company_id = ${actor.company_id} and ${where} ${rest}`.execute(db);
  return rows;
}

/** The waiting sign-offs of projects, for the system, which asks for none itself and has no limit. */
export async function loadWaitingSignOffs(db: Db, projectIds: readonly string[]): Promise<LoadedSignOff[]> {
  const { rows } = await sql<LoadedSignOff>`
    select ${sharedColumns}, false as is_own, true as is_within_limit
    from ${tables} where s.project_id = any(${[...projectIds]}::uuid[]) and s.status = 'asked' order by s.id`.execute(
    db,
  );
  return rows;
}

/** A sign-off with the actor's commands. */
export function presentSignOff(row: LoadedSignOff, actor: CompanyActor, moment: Moment): SignOffShown {
  const { company_id, company_name, input, asked_by, asked_by_role, is_own, is_within_limit, ...shown } = row;
  return { ...shown, actions: commandsNow(signOffWorkflow, row, actor, moment) };
}
