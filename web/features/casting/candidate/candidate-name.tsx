import type { CandidateRow } from '#contract/casting/candidate.ts';
import { classNames } from '#web/ui/text/class-names.ts';

export interface CandidateNameProps {
  row: CandidateRow;
  /** Opens the candidate's profile. */
  onOpen: () => void;
  className?: string;
}

/**
 * The name of a candidate, as a button that opens the profile; plain text if the company may no longer see the profile.
 */
export function CandidateName({ row, onOpen, className }: CandidateNameProps) {
  const { id, name } = row.talent;
  if (id === null) return <span className={classNames('text-ink-muted', className)}>{name}</span>;
  return (
    <button
      type="button"
      onClick={onOpen}
      className={classNames(
        'voice-serif touch-target text-left text-lg leading-6 decoration-1 underline-offset-4 hover:underline',
        className,
      )}
    >
      {name}
    </button>
  );
}
