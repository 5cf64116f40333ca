import { candidateWorkflow } from '#domain/casting/candidate/candidate.workflow.ts';
import type { MemberRole } from '#domain/kernel/roles/member-roles.ts';
import { membersAmong } from '#domain/kernel/workflow/decide.ts';
import { projectWorkflow } from '#domain/projects/project/project.workflow.ts';
import type { SignOffKind } from './sign-off.workflow.ts';

/** What a member wants done that may need a second person, with what it is to be done with. */
export type Ordered =
  | { readonly what: 'activate'; readonly input: { readonly accepts_short_roles: boolean } }
  | { readonly what: 'request'; readonly input: OrderedRequests };

/** The requests of an order. */
export interface OrderedRequests {
  readonly picks: readonly { readonly role_id: string; readonly talent_id: string }[];
  /** Last day to answer, ISO. */
  readonly answer_by: string;
  readonly message: string;
}

const GIVERS = { activate: projectWorkflow.transitions.activate.by, request: candidateWorkflow.creation.by } as const;

/** Whether a member with that role orders such a thing; nobody does who is no member any more. */
export const mayOrder = (what: SignOffKind, member_role: MemberRole | null): boolean =>
  member_role !== null && membersAmong(GIVERS[what]).includes(member_role);

const picked = ({ picks }: OrderedRequests) =>
  new Set(picks.map(({ role_id, talent_id }) => `${role_id} ${talent_id}`));

/** Whether both are the same thing to be done, in whatever order its people were picked. */
export function isSameOrder(one: Ordered, other: Ordered): boolean {
  if (one.what === 'activate')
    return other.what === 'activate' && one.input.accepts_short_roles === other.input.accepts_short_roles;
  if (other.what === 'activate') return false;
  const [people, others] = [picked(one.input), picked(other.input)];
  return (
    one.input.answer_by === other.input.answer_by &&
    one.input.message === other.input.message &&
    people.size === others.size &&
    people.isSubsetOf(others)
  );
}
