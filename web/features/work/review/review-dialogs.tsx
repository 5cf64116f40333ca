import type { AssignmentReview } from '#contract/work/review.ts';
import { REVIEW_BOUNDS, type ReviewSide } from '#domain/work/review/review.rules.ts';
import type { ReviewReader } from '#domain/work/review/shown-review.ts';
import { useCommand } from '#web/api/use-command.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import type { ToDo } from './review-row.tsx';
import { WriteReview } from './write-review.tsx';

interface About {
  review: AssignmentReview;
  onDone: () => void;
}

/** Renders the open dialog of a row. */
export function ReviewDialog({ toDo, reader, ...about }: About & { toDo: ToDo; reader: ReviewReader }) {
  if (toDo === 'reply') return <ReplyToReview {...about} />;
  if (toDo === 'report') return <ReportReview {...about} />;
  if (toDo !== 'write') return <HideReview {...about} side={toDo === 'hide-company' ? 'company' : 'talent'} />;
  return reader === 'admin' ? null : <WriteReview {...about} side={reader} />;
}

/** Replies to the other side's review, which is possible once. */
function ReplyToReview({ review, onDone }: About) {
  const { send } = useCommand();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title="Svara på omdömet"
      confirmLabel="Skicka svaret"
      reason={{ label: 'Ditt svar', is_required: true, max_length: REVIEW_BOUNDS.reply }}
      onConfirm={async (reply) => {
        await send('POST /assignments/:id/review/reply', { params: { id: review.id }, body: { reply } });
        showToast('Svaret är skickat.');
      }}
    >
      <p>Det går att svara en gång, och svaret går inte att ändra.</p>
    </ConfirmDialog>
  );
}

/** Asks Medverka to check the other side's review. */
function ReportReview({ review, onDone }: About) {
  const { send } = useCommand();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title="Anmäl omdömet?"
      confirmLabel="Anmäl omdömet"
      reason={{ label: 'Vad är fel?', is_required: true, max_length: REVIEW_BOUNDS.reason }}
      onConfirm={async (reason) => {
        await send('POST /assignments/:id/review/report', { params: { id: review.id }, body: { reason } });
        showToast('Anmälan är skickad. Svaret kommer under Hjälp.');
      }}
    >
      <p>En person på Medverka läser omdömet och det du skriver. Den andra får inte veta att du har anmält.</p>
    </ConfirmDialog>
  );
}

/** A question before an administrator hides one side's review. */
function HideReview({ review, side, onDone }: About & { side: ReviewSide }) {
  const { send } = useCommand();
  const whose = side === 'company' ? review.company_name : review.talent_name;
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title={`Dölj omdömet från ${whose}?`}
      confirmLabel="Dölj omdömet"
      reason={{ label: 'Skäl', hint: 'Båda läser det.', is_required: true, max_length: REVIEW_BOUNDS.reason }}
      onConfirm={async (reason) => {
        await send('POST /assignments/:id/review/hide', { params: { id: review.id }, body: { side, reason } });
        showToast('Omdömet är dolt.');
      }}
    >
      <p>Den andra kan inte läsa det längre. Det går inte att ta fram igen.</p>
    </ConfirmDialog>
  );
}
