import type { ClientView } from '#contract/auditions/presentation.ts';
import type { Vote } from '#domain/auditions/presentation/presentation.rules.ts';

/** A guest's change of opinion about a person; a missing field stays unchanged. */
export interface Said {
  readonly vote?: Vote | null;
  readonly comment?: string;
}

/** The presentation after a guest's change of opinion about one person. */
export const withSaid = (view: ClientView, person_id: string, said: Said): ClientView => ({
  ...view,
  people: view.people.map((one) =>
    one.id === person_id ? { ...one, vote: { vote: null, comment: '', ...one.vote, ...said } } : one,
  ),
});
