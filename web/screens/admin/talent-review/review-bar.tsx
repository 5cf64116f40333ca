import type { TalentUnderReview } from '#contract/people/admin-talent.ts';
import { profileCommandLabels } from '#texts/people/labels.ts';
import { profileReviewLabels, standingLabels } from '#texts/people/review-part-words.ts';
import type { Decision } from '#web/features/people/admin-talent/decide-talents.ts';
import { talentReviewHref } from '#web/screens/admin/talents/talents-url.ts';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { queueText } from './review.view.ts';

const COMMANDS = ['approve', 'ask-changes', 'suspend', 'reinstate'] as const;

interface ReviewBarProps {
  talent: TalentUnderReview;
  isApproving: boolean;
  onCommand: (command: Decision) => void;
}

/** The state of a profile, the number of profiles that wait, and the commands on this profile. */
export function ReviewBar({ talent, isApproving, onCommand }: ReviewBarProps) {
  const { actions, next_id, review, standing, waiting_count } = talent;
  return (
    <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-4 border-y border-hairline py-3">
      <span className="flex flex-wrap gap-x-4 gap-y-1">
        <StateBadge tone={profileReviewLabels[review].tone}>{profileReviewLabels[review].word}</StateBadge>
        {standing === 'suspended' && (
          <StateBadge tone={standingLabels.suspended.tone}>{standingLabels.suspended.word}</StateBadge>
        )}
      </span>
      <p className="text-sm text-ink-muted">{queueText(waiting_count)}</p>
      <div className="flex flex-wrap gap-2 md:ml-auto">
        {COMMANDS.filter((command) => actions.includes(command)).map((command) => (
          <Button
            key={command}
            variant={command === 'approve' ? 'primary' : command === 'suspend' ? 'quiet' : 'secondary'}
            isBusy={isApproving && command === 'approve'}
            aria-keyshortcuts={command === 'approve' ? 'G' : command === 'ask-changes' ? 'B' : undefined}
            onClick={() => onCommand(command)}
          >
            {profileCommandLabels[command]}
          </Button>
        ))}
        {next_id && (
          <LinkButton variant="quiet" to={talentReviewHref(next_id)} aria-keyshortcuts="N">
            Nästa
          </LinkButton>
        )}
      </div>
    </div>
  );
}
