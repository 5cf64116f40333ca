import { type ReactNode, useEffect, useId, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Button } from '#web/ui/form/button.tsx';
import { useErrorText } from '#web/ui/form/error-text.tsx';
import { listProblems } from '#web/ui/form/form-errors.ts';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

export interface FormDialogProps<Typed extends FieldValues> {
  form: UseFormReturn<Typed>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** The field that gets the focus when the dialog opens, if any. */
  firstField: Path<Typed> | undefined;
  confirmLabel: string;
  isDangerous?: boolean | undefined;
  /** If it throws or sets errors on fields, the dialog stays open with the error and the typed values. */
  onSubmit: (values: Typed) => Promise<void>;
  children: ReactNode;
}

/** Focuses a field one frame after mounting: first the dialog takes the focus and remembers the element that had it. */
function Focus({ on }: { on: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the dialog opens
  useEffect(() => {
    const frame = requestAnimationFrame(on);
    return () => cancelAnimationFrame(frame);
  }, []);
  return null;
}

/** A dialog with fields. It closes when `onSubmit` has accepted the values. */
export function FormDialog<Typed extends FieldValues>(props: FormDialogProps<Typed>) {
  const { form, isOpen, onOpenChange, title, firstField, confirmLabel, isDangerous, onSubmit, children } = props;
  const id = useId();
  const errorText = useErrorText();
  const [refusal, setRefusal] = useState<string>();
  const { isSubmitting } = form.formState;
  const close = () => {
    form.reset();
    setRefusal(undefined);
    onOpenChange(false);
  };
  const submit = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      await onSubmit(values);
      // The errors are read from the control: form.formState still holds those of the previous render here.
      if (listProblems(form.control._formState.errors).length === 0) close();
    } catch (error) {
      setRefusal(errorText(error));
    }
  });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (open) onOpenChange(true);
        else if (!isSubmitting) close();
      }}
      title={title}
      actions={
        <>
          <Button variant="quiet" disabled={isSubmitting} onClick={close}>
            Avbryt
          </Button>
          <Button type="submit" form={id} variant={isDangerous ? 'danger' : 'primary'} isBusy={isSubmitting}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
        {firstField && <Focus on={() => form.setFocus(firstField)} />}
        {children}
        {refusal && (
          <Callout tone="lost" role="alert">
            {refusal}
          </Callout>
        )}
      </form>
    </Dialog>
  );
}
