import type { ProjectDetails, ProjectInput } from '#contract/projects/project.ts';
import { areSameTerms } from '#domain/deal/terms/compare-terms.ts';
import { termsOf } from '#domain/deal/terms/written-terms.ts';
import type { ChangedRole } from './ask-again.tsx';

/** The saved roles whose terms the form changes. A new role is left out, because nobody has been asked about it. */
export function changedRoles(saved: ProjectDetails, values: ProjectInput): ChangedRole[] {
  return saved.roles.flatMap((role) => {
    const written = values.roles.find(({ id }) => id === role.id);
    if (!written) return [];
    const [before, after] = [termsOf(saved, role), termsOf(values, written)];
    const { id, title, open_count } = role;
    return areSameTerms(before, after) ? [] : [{ id, title, open_count, before, after }];
  });
}
