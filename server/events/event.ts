import type { Moment } from '#domain/kernel/time/day.ts';
import type { WorkflowEvent } from '#domain/kernel/workflow/product.ts';
import type { StateValue } from '#domain/kernel/workflow/workflow.ts';
import type { PayloadOf } from '#domain/registry/payload.ts';
import type { GuardianActor, ShutOutActor, SignedInActor, SystemActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';

/** Who can have caused an event. */
export type WorkflowActor = SignedInActor | ShutOutActor | GuardianActor | SystemActor;

/** The people and things that an event is about. Absent for those that do not apply. */
export interface Concerned {
  readonly company_id?: string;
  readonly project_id?: string;
  /** Of what is about one role, for what follows; kept nowhere, since history is read by project and by person. */
  readonly role_id?: string;
  readonly talent_id?: string;
  readonly candidate_id?: string;
  /**
   * The path in the mail, for a reader who cannot sign in; otherwise that of the notice. Kept nowhere but in the mail.
   */
  readonly path?: string;
  /** Where guardians are mailed and the path of the link of each, or what makes one; kept nowhere but in the mail. */
  readonly guardians?: readonly { readonly email: string; readonly path: string | ((trx: Trx) => Promise<string>) }[];
}

/** Something that has happened to an object with a lifecycle, not written yet. */
export interface NewEvent<Type extends WorkflowEvent = WorkflowEvent> {
  readonly type: Type;
  readonly subject_id: string;
  readonly actor: WorkflowActor;
  readonly concerned: Concerned;
  readonly from_state: Readonly<Record<string, StateValue>> | null;
  readonly to_state: Readonly<Record<string, StateValue>>;
  readonly payload: PayloadOf<Type>;
  readonly moment: Moment;
}

/** The actor in history: an administrator who acts for somebody stays an administrator, under a mandate. */
export function doneBy(actor: WorkflowActor) {
  const through = 'through' in actor ? actor.through : undefined;
  return {
    actor_role: through ? 'admin' : actor.role,
    actor_name: actor.name,
    mandate_id: through?.mandate_id ?? null,
  };
}

/** The side that an administrator acts for; null for an actor who acts as themselves. */
export function actedSide(actor: WorkflowActor): 'company' | 'talent' | null {
  if (actor.role !== 'company' && actor.role !== 'talent') return null;
  return 'through' in actor && actor.through ? actor.role : null;
}

/** The noun of an event: 'candidate' of 'candidate.request'. */
export const nounOf = (type: WorkflowEvent) => type.slice(0, type.indexOf('.'));
