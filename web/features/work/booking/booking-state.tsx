import type { BookingRow } from '#contract/work/booking.ts';
import { listed } from '#texts/kernel/in-sentence.ts';
import { bookingStatusLabels } from '#texts/work/labels.ts';
import { replacementHref } from '#web/features/work/replacement/replacement-href.ts';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { formatSpan } from '#web/ui/text/format-date.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';

/** The state of one booking, with the days to which it is moving, or the reason if it was cancelled. */
export function BookingState({ row }: { row: BookingRow }) {
  const { tone, word } = bookingStatusLabels[row.status];
  return (
    <span>
      <StateBadge tone={tone}>{word}</StateBadge>
      {row.moving_to && (
        <span className="block max-w-xs text-ink-muted">
          Flyttas till {listed(row.moving_to.map(({ starts_on, ends_on }) => formatSpan(starts_on, ends_on)))}
        </span>
      )}
      {row.cancel_reason && <span className="block max-w-xs text-ink-muted">{row.cancel_reason}</span>}
    </span>
  );
}

/**
 * A link for finding a replacement, or for reading how the place of a cancelled booking was filled. Renders nothing for
 * a booking that stands and that the caller may not replace.
 */
export function ReplaceBooking({ row }: { row: BookingRow }) {
  if (!row.may_replace && row.status !== 'cancelled') return null;
  return (
    <LinkButton size="small" variant="quiet" to={replacementHref(row.id)}>
      {row.may_replace ? 'Ersätt' : 'Vad som hände'}
      <span className="sr-only">
        {' '}
        {row.talent_name}, {row.starts_on}
      </span>
    </LinkButton>
  );
}

/** A button for cancelling a booking, which asks first. Renders nothing if the caller may not cancel. */
export function CancelBooking({ row, onCancel }: { row: BookingRow; onCancel: (row: BookingRow) => void }) {
  if (!row.actions.includes('cancel')) return null;
  return (
    <Button size="small" variant="quiet" onClick={() => onCancel(row)}>
      Avboka
      <span className="sr-only">
        {' '}
        {row.talent_name}, {row.starts_on}
      </span>
    </Button>
  );
}
