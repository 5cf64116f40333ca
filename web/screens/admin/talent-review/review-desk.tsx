import { useRef, useState } from 'react';
import type { TalentUnderReview } from '#contract/people/admin-talent.ts';
import { profileCommandLabels } from '#texts/people/labels.ts';
import { profileReviewLabels, standingLabels } from '#texts/people/review-part-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import {
  changedIn,
  type Decision,
  type DecisionWords,
  decideTalents,
} from '#web/features/people/admin-talent/decide-talents.ts';
import { talentReviewHref } from '#web/screens/admin/talents/talents-url.ts';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { useNavigate } from '#web/ui/frame/location.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { decidedText, leftText, QUESTIONS, queueText } from './review.view.ts';
import { ReviewFacts } from './review-facts.tsx';
import { ReviewParts } from './review-parts.tsx';
import { useReviewKeys } from './use-review-keys.ts';

const ask = onDemand(() => import('#web/features/people/admin-talent/ask-dialog.tsx'));
const COMMANDS = ['approve', 'ask-changes', 'suspend', 'reinstate'] as const;

/** One profile beside the rules, and what can be decided about it; after a decision the next one comes. */
export function ReviewDesk({ talent }: { talent: TalentUnderReview }) {
  const { name, actions, next_id, review, standing, waiting_count } = talent;
  const navigate = useNavigate();
  const { send } = useCommand();
  const container = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Decision>();
  const [isBusy, setIsBusy] = useState(false);
  const [left, setLeft] = useState<string>();
  const close = () => setAsked(undefined);
  const Ask = useOnDemand(ask, asked === 'ask-changes', close)?.AskDialog;
  const goOn = () => navigate(next_id ? talentReviewHref(next_id) : '/AdminTalentReview');
  const decide = async (command: Decision, words: DecisionWords) => {
    setIsBusy(true);
    setLeft(undefined);
    try {
      const outcome = await decideTalents(send, command, [talent], words);
      if (outcome.moved.length === 0) return setLeft(leftText(command === 'approve' && changedIn(outcome) > 0));
      showToast(decidedText(command, name));
      if (command === 'approve' || command === 'ask-changes') goOn();
    } finally {
      setIsBusy(false);
    }
  };
  const begin = (command: Decision) => {
    if (isBusy || !actions.includes(command)) return;
    if (command === 'approve') void decide('approve', {}).catch(() => setLeft(leftText(false)));
    else setAsked(command);
  };
  useReviewKeys(container, { approve: () => begin('approve'), ask: () => begin('ask-changes'), next: goOn });
  const question = asked && asked !== 'ask-changes' && asked !== 'approve' ? QUESTIONS[asked] : undefined;
  return (
    <div ref={container}>
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
              isBusy={isBusy && command === 'approve'}
              aria-keyshortcuts={command === 'approve' ? 'G' : command === 'ask-changes' ? 'B' : undefined}
              onClick={() => begin(command)}
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
      {left && (
        <Callout tone="waiting" role="alert" className="mb-6">
          {left}
        </Callout>
      )}
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ReviewParts talent={talent} />
        <ReviewFacts talent={talent} />
      </div>
      <p className="mt-10 text-sm text-ink-muted max-md:hidden">
        Tangenter: G godkänner, B ber om ändringar, N går till nästa.
      </p>
      {Ask && (
        <Ask
          isOpen={asked === 'ask-changes'}
          onOpenChange={close}
          whom={name}
          onAsk={(asks) => decide('ask-changes', { asks })}
        />
      )}
      {asked && question && (
        <ConfirmDialog
          isOpen
          onOpenChange={close}
          title={question.title(name)}
          confirmLabel={question.confirm(name)}
          isDangerous={asked === 'suspend'}
          reason={
            asked === 'suspend'
              ? { label: 'Skälet, som talangen läser det', is_required: true, max_length: 1000 }
              : undefined
          }
          onConfirm={(reason) => decide(asked, { reason })}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </div>
  );
}
