import type { MergePreview } from '#contract/office/merge.ts';
import type { MergePart } from '#domain/people/profile/merge-parts.ts';

/** For each part about which the administrator has chosen: the id of the talent whose version is kept. */
export type Chosen = { readonly [Part in MergePart]?: string };

type Proposal = Pick<MergePreview, 'differing' | 'proposed'> & {
  readonly [Side in 'stays' | 'goes']: Pick<MergePreview[Side], 'id'>;
};

/** Id of the talent whose version of a part is kept: the chosen one, otherwise the proposed one. */
export const keptOf = ({ proposed, stays, goes }: Proposal, part: MergePart, chosen: Chosen): string =>
  chosen[part] ?? (proposed.includes(part) ? goes.id : stays.id);

/** The parts of the profile that are taken from the account that ends. */
export const takenParts = (proposal: Proposal, chosen: Chosen): MergePart[] =>
  proposal.differing.filter((part) => keptOf(proposal, part, chosen) === proposal.goes.id);
