import { candidateWorkflow } from '#domain/casting/candidate/candidate.workflow.ts';
import type { MemberRole } from '#domain/kernel/roles/member-roles.ts';
import { membersAmong } from '#domain/kernel/workflow/decide.ts';
import { projectWorkflow } from '#domain/projects/project/project.workflow.ts';
import type { SignOffKind } from './sign-off.workflow.ts';

/** An act that may need the yes of a second member, with its data. */
export type Ordered =
  | { readonly what: 'activate'; readonly input: OrderedActivation }
  | { readonly what: 'request'; readonly input: OrderedRequests };

/** The data of an activation. */
interface OrderedActivation {
  readonly accepts_short_roles: boolean;
  /** The only candidates to book now; without them all approved candidates are booked. */
  readonly candidate_ids?: readonly string[] | undefined;
}

/** The requests of an order. */
interface OrderedRequests {
  readonly picks: readonly { readonly role_id: string; readonly talent_id: string }[];
  /** Last ISO day to answer. */
  readonly answer_by: string;
  readonly message: string;
}

const GIVERS = { activate: projectWorkflow.transitions.activate.by, request: candidateWorkflow.creation.by } as const;

/** True if a member with the role may order the act `what`; false for a former member (null). */
export const mayOrder = (what: SignOffKind, member_role: MemberRole | null): boolean =>
  member_role !== null && membersAmong(GIVERS[what]).includes(member_role);

const picked = ({ picks }: OrderedRequests) =>
  new Set(picks.map(({ role_id, talent_id }) => `${role_id} ${talent_id}`));

function isSameActivation(one: OrderedActivation, other: OrderedActivation): boolean {
  if (one.accepts_short_roles !== other.accepts_short_roles) return false;
  if (!one.candidate_ids || !other.candidate_ids) return one.candidate_ids === other.candidate_ids;
  const [people, others] = [new Set(one.candidate_ids), new Set(other.candidate_ids)];
  return people.size === others.size && people.isSubsetOf(others);
}

/**
 * True if both orders are for the same act with the same data; the order in which people were picked does not matter.
 */
export function isSameOrder(one: Ordered, other: Ordered): boolean {
  if (one.what === 'activate') return other.what === 'activate' && isSameActivation(one.input, other.input);
  if (other.what === 'activate') return false;
  const [people, others] = [picked(one.input), picked(other.input)];
  return (
    one.input.answer_by === other.input.answer_by &&
    one.input.message === other.input.message &&
    people.size === others.size &&
    people.isSubsetOf(others)
  );
}
