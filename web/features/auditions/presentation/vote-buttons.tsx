import { VOTES, type Vote } from '#domain/auditions/presentation/presentation.rules.ts';
import { voteLabels } from '#texts/auditions/presentation-words.ts';
import { classNames } from '#web/ui/text/class-names.ts';
import { toneGround, toneIcon, toneInk } from '#web/ui/text/state-badge.tsx';

export interface VoteButtonsProps {
  name: string;
  vote: Vote | null;
  onVote: (vote: Vote | null) => void;
}

/** Ja, kanske or nej about a person; a second press on the same button removes the vote. */
export function VoteButtons({ name, vote, onVote }: VoteButtonsProps) {
  return (
    <fieldset className="@container grid min-w-0 grid-cols-3 border border-hairline-strong">
      <legend className="sr-only">Vad säger du om {name}?</legend>
      {VOTES.map((one) => {
        const { word, tone } = voteLabels[one];
        const Icon = toneIcon[tone];
        const isOn = vote === one;
        return (
          <button
            key={one}
            type="button"
            aria-pressed={isOn}
            onClick={() => onVote(isOn ? null : one)}
            className={classNames(
              'flex min-h-12 min-w-0 items-center justify-center gap-2 border-hairline-strong text-sm font-medium @2xs:text-base not-first-of-type:border-l',
              isOn ? [toneGround[tone], toneInk[tone]].join(' ') : 'hover:bg-sunken',
            )}
          >
            {isOn && <Icon aria-hidden="true" className="size-4 shrink-0 @max-2xs:hidden" />}
            {word}
            <span className="sr-only"> till {name}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
