import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { useAttempt } from '#web/ui/form/use-attempt.ts';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** The consequence of confirming, in words. */
  children?: ReactNode;
  /** Label of the confirming button, which names the action: 'Avboka Astrid Öberg', not 'OK'. */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  isDangerous?: boolean | undefined;
  /** Adds a field for a reason, which is trimmed; with `is_required` it must not be empty. */
  reason?: { label: string; hint?: string; is_required?: boolean; max_length?: number } | undefined;
  /** If it throws, the dialog stays open and shows the error; otherwise the dialog closes. */
  onConfirm: (reason: string) => Promise<unknown> | unknown;
}

/** A question before an action that is hard to undo. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    onOpenChange,
    title,
    children,
    confirmLabel,
    cancelLabel = 'Avbryt',
    isDangerous,
    reason,
    onConfirm,
  } = props;
  const { isBusy, failure, forget, attempt } = useAttempt();
  const [typed, setTyped] = useState('');
  const [isReasonMissing, setIsReasonMissing] = useState(false);

  const close = (open: boolean) => {
    if (isBusy) return;
    forget();
    setIsReasonMissing(false);
    if (!open) setTyped('');
    onOpenChange(open);
  };
  const confirm = async () => {
    if (reason?.is_required && typed.trim() === '') return setIsReasonMissing(true);
    if (!(await attempt(() => onConfirm(typed.trim())))) return;
    setTyped('');
    onOpenChange(false);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      title={title}
      actions={
        <>
          <Button variant="quiet" onClick={() => close(false)} disabled={isBusy}>
            {cancelLabel}
          </Button>
          <Button variant={isDangerous ? 'danger' : 'primary'} isBusy={isBusy} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {children && <div className="text-ink-muted">{children}</div>}
        {reason && (
          <Field
            label={reason.label}
            hint={reason.hint}
            isOptional={!reason.is_required}
            error={isReasonMissing && typed.trim() === '' ? 'Skriv en anledning innan du går vidare.' : undefined}
          >
            <Textarea
              rows={3}
              maxLength={reason.max_length}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        )}
        {failure && (
          <Callout tone="lost" role="alert">
            {failure}
          </Callout>
        )}
      </div>
    </Dialog>
  );
}
