import { useRef, useState } from 'react';
import type { TalentUnderReview } from '#contract/people/admin-talent.ts';
import type { Decision } from '#web/features/people/admin-talent/decide-talents.ts';
import { talentReviewHref } from '#web/screens/admin/talents/talents-url.ts';
import { Callout } from '#web/ui/frame/callout.tsx';
import { useNavigate } from '#web/ui/frame/location.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { QUESTIONS } from './review.view.ts';
import { ReviewBar } from './review-bar.tsx';
import { ReviewFacts } from './review-facts.tsx';
import { ReviewParts } from './review-parts.tsx';
import { useReviewDecision } from './use-review-decision.ts';
import { useReviewKeys } from './use-review-keys.ts';

const ask = onDemand(() => import('#web/features/people/admin-talent/ask-dialog.tsx'));

/**
 * One profile with the rules beside it, and the commands on it. After an approval or a request for changes the next
 * profile opens.
 */
export function ReviewDesk({ talent }: { talent: TalentUnderReview }) {
  const { name, actions, next_id } = talent;
  const navigate = useNavigate();
  const container = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Decision>();
  const close = () => setAsked(undefined);
  const Ask = useOnDemand(ask, asked === 'ask-changes', close)?.AskDialog;
  const goOn = () => navigate(next_id ? talentReviewHref(next_id) : '/AdminTalentReview');
  const { decide, isBusy, left, failed } = useReviewDecision(talent, goOn);
  const begin = (command: Decision) => {
    if (isBusy || !actions.includes(command)) return;
    if (command === 'approve') void decide('approve', {}).catch(failed);
    else setAsked(command);
  };
  useReviewKeys(container, { approve: () => begin('approve'), ask: () => begin('ask-changes'), next: goOn });
  const question = asked && asked !== 'ask-changes' && asked !== 'approve' ? QUESTIONS[asked] : undefined;
  return (
    <div ref={container}>
      <ReviewBar talent={talent} isApproving={isBusy} onCommand={begin} />
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
