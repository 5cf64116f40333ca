import type { WrittenTerms } from '#domain/deal/terms/written-terms.ts';
import { HUMAN_LIMITS, type HumanLimit, humanLimits } from './human-limits.ts';

/** The facts of a project that decide what its requests demand of people. */
interface AskedProject {
  readonly description: string;
  readonly production_type: string | null;
  readonly roles: readonly {
    readonly id: string;
    readonly description: string;
    readonly headcount: number;
    /** Number of earlier requests without an answer. */
    readonly pending_count: number;
    readonly terms: Pick<WrittenTerms, 'fee' | 'content' | 'content_note'>;
  }[];
}

interface Requests {
  readonly picks: readonly { readonly role_id: string; readonly talent_id: string }[];
  /** ISO days. */
  readonly asked_on: string;
  readonly answer_by: string;
  readonly message: string;
}

/** The limits that the next requests exceed, over all roles of the project. */
export function requestLimits(project: AskedProject, { picks, asked_on, answer_by, message }: Requests): HumanLimit[] {
  const rolesOf = Map.groupBy(picks, ({ talent_id }) => talent_id);
  const role_count = Math.max(0, ...[...rolesOf.values()].map((roles) => roles.length));
  const found = project.roles.flatMap((role) => {
    const count = picks.filter(({ role_id }) => role_id === role.id).length;
    if (count === 0) return [];
    return humanLimits({
      asked_on,
      answer_by,
      role_count,
      text_length: message.length + project.description.length + role.description.length,
      is_unpaid: role.terms.fee.basis === 'unpaid',
      production_type: project.production_type,
      open_per_place: (role.pending_count + count) / role.headcount,
      content: role.terms.content,
      content_note: role.terms.content_note,
    });
  });
  return HUMAN_LIMITS.filter((limit) => found.includes(limit));
}
