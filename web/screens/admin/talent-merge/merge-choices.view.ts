import type { MergePreview } from '#contract/office/merge.ts';
import type { MergePart } from '#domain/people/profile/merge-parts.ts';

/** Whose words are kept of a part, by the id of the talent, where that was chosen by hand. */
export type Chosen = { readonly [Part in MergePart]?: string };

type Proposal = Pick<MergePreview, 'differing' | 'proposed'> & {
  readonly [Side in 'stays' | 'goes']: Pick<MergePreview[Side], 'id'>;
};

/** Whose words are kept of a part: as was chosen, or else as is proposed. */
export const keptOf = ({ proposed, stays, goes }: Proposal, part: MergePart, chosen: Chosen): string =>
  chosen[part] ?? (proposed.includes(part) ? goes.id : stays.id);

/** The parts of the profile that are taken from the one that goes. */
export const takenParts = (proposal: Proposal, chosen: Chosen): MergePart[] =>
  proposal.differing.filter((part) => keptOf(proposal, part, chosen) === proposal.goes.id);
