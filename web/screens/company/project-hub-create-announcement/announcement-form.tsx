import { type ReactNode, useEffect, useState } from 'react';
import type { WrittenAnnouncement } from '#contract/casting/announcement.ts';
import type { WrittenTerms } from '#domain/deal/terms/written-terms.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { humanLimits } from '#domain/projects/project/human-limits.ts';
import type { Send } from '#web/api/send-command.ts';
import { useCommand } from '#web/api/use-command.ts';
import { LimitList } from '#web/features/casting/announcement/limit-list.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { type Writing, writingOf } from '#web/ui/form/use-held.ts';
import { useLeaveGuard } from '#web/ui/form/use-leave-guard.ts';
import { Callout } from '#web/ui/frame/callout.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { clock } from '#web/ui/text/clock.ts';
import { AnnouncementFields } from './announcement-fields.tsx';

interface AnnouncementFormProps {
  /**
   * Facts of the role, for warnings about demanding requests. Without these facts the warnings come only after saving.
   */
  asked?: {
    terms: Pick<WrittenTerms, 'fee' | 'content' | 'content_note'>;
    production_type: string | null;
    length: number;
  };
  written?: WrittenAnnouncement;
  submitLabel: string;
  save: (send: Send, written: WrittenAnnouncement) => Promise<unknown>;
  onCancel?: () => void;
  onWriting?: (writing: Writing) => void;
  /** Content above the fields. */
  note?: ReactNode;
}

/** Default number of days until the announcement closes. Eight always include a whole weekend. */
const USUAL_DAYS = 8;

const blank = (today: string): WrittenAnnouncement => ({
  heading: '',
  body: '',
  question: '',
  picture_count: 2,
  closes_on: addDays(today, USUAL_DAYS),
  is_public: false,
  is_indexed: false,
  shows_company: true,
});

const isDay = (text: string) => !Number.isNaN(Date.parse(`${text}T12:00:00Z`)) && text.length === 10;

/** The text of an announcement, with warnings about demanding requests while it is written. */
export function AnnouncementForm(props: AnnouncementFormProps) {
  const { asked, written, submitLabel, save, onCancel, onWriting, note } = props;
  const { send, failure, fields, isPending } = useCommand();
  const today = clock.today();
  const [value, setValue] = useState(written ?? blank(today));
  const [isTouched, setIsTouched] = useState(false);
  const writing = writingOf({ isDirty: isTouched, isSubmitting: isPending });
  const guard = useLeaveGuard(writing === 'unsaved');
  useEffect(() => onWriting?.(writing), [onWriting, writing]);
  const { heading, body, question, closes_on } = value;
  const put = (part: Partial<WrittenAnnouncement>) => {
    setIsTouched(true);
    setValue({ ...value, ...part });
  };
  const problemOf = (name: string) => fields[`written.${name}`];
  const hasPlace = Object.keys(fields).some((name) => name.startsWith('written.'));
  const limits =
    asked && isDay(closes_on)
      ? humanLimits({
          asked_on: today,
          answer_by: closes_on,
          text_length: heading.length + body.length + question.length + asked.length,
          is_unpaid: asked.terms.fee.basis === 'unpaid',
          production_type: asked.production_type,
          role_count: 1,
          open_per_place: 0,
          content: asked.terms.content,
          content_note: asked.terms.content_note,
        })
      : [];
  const submit = async () => {
    setIsTouched(false);
    // The failure is already shown by the form.
    await save(send, value).catch(() => setIsTouched(true));
  };
  return (
    <form
      noValidate
      className="flex max-w-prose flex-col items-start gap-6 *:w-full"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) void submit();
      }}
    >
      {note}
      <AnnouncementFields value={value} problemOf={problemOf} onChange={put} />
      <LimitList limits={limits} />
      {failure && !hasPlace && (
        <Callout tone="lost" role="alert">
          {failure}
        </Callout>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isBusy={isPending}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Avbryt
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={guard.isAsking}
        onOpenChange={(isOpen) => !isOpen && guard.stay()}
        title="Lämna utan att spara?"
        confirmLabel="Lämna sidan"
        cancelLabel="Stanna kvar"
        isDangerous
        onConfirm={guard.leave}
      >
        Annonsen är inte sparad.
      </ConfirmDialog>
    </form>
  );
}
