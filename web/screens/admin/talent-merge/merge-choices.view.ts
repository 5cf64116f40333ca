import type { MergePreview } from '#contract/office/merge.ts';
import type { MergePart } from '#domain/people/profile/merge-parts.ts';

/** Id of the talent whose version of a part is kept, for parts that the administrator has chosen. */
export type Chosen = { readonly [Part in MergePart]?: string };

type Proposal = Pick<MergePreview, 'differing' | 'proposed'> & {
  readonly [Side in 'stays' | 'goes']: Pick<MergePreview[Side], 'id'>;
};

/** Id of the talent whose version of a part is kept: chosen, or else proposed. */
export const keptOf = ({ proposed, stays, goes }: Proposal, part: MergePart, chosen: Chosen): string =>
  chosen[part] ?? (proposed.includes(part) ? goes.id : stays.id);

/** The parts of the profile taken from the account that ends. */
export const takenParts = (proposal: Proposal, chosen: Chosen): MergePart[] =>
  proposal.differing.filter((part) => keptOf(proposal, part, chosen) === proposal.goes.id);
