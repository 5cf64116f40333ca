import type { Moment } from '#domain/kernel/time/day.ts';
import type { WorkflowEvent } from '#domain/kernel/workflow/product.ts';
import type { StateValue } from '#domain/kernel/workflow/workflow.ts';
import type { PayloadOf } from '#domain/registry/payload.ts';
import type { GuardianActor, ShutOutActor, SignedInActor, SystemActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';

/** The possible causers of an event. */
export type WorkflowActor = SignedInActor | ShutOutActor | GuardianActor | SystemActor;

/** The people and objects that an event concerns; those that do not apply are absent. */
export interface Concerned {
  readonly company_id?: string;
  readonly project_id?: string;
  /** For events about one role: used by reactions and not stored, because history is read by project and by person. */
  readonly role_id?: string;
  readonly talent_id?: string;
  readonly candidate_id?: string;
  /**
   * The path in the mail, for a reader who cannot sign in; by default the path of the notice. Stored only in the mail.
   */
  readonly path?: string;
  /**
   * Each guardian's address, and the path of the guardian's link or a function that makes this path. The link is stored
   * only in the mail.
   */
  readonly guardians?: readonly { readonly email: string; readonly path: string | ((trx: Trx) => Promise<string>) }[];
}

/** An event that is not written yet, of an object with a lifecycle. */
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

/** The actor in history: an administrator under a mandate is shown as an administrator. */
export function doneBy(actor: WorkflowActor) {
  const through = 'through' in actor ? actor.through : undefined;
  return {
    actor_role: through ? 'admin' : actor.role,
    actor_name: actor.name,
    mandate_id: through?.mandate_id ?? null,
  };
}

/** The side for which another acts, an administrator or an agent; null for an actor who acts alone. */
export function actedSide(actor: WorkflowActor) {
  if (actor.role !== 'company' && actor.role !== 'talent') return null;
  const { role: side } = actor;
  if ('represents' in actor && actor.represents) return { side, by: 'agent' } as const;
  return 'through' in actor && actor.through ? ({ side, by: 'office' } as const) : null;
}

/** The noun of an event: 'candidate' of 'candidate.request'. */
export const nounOf = (type: WorkflowEvent) => type.slice(0, type.indexOf('.'));
