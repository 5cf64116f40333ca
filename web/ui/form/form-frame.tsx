import { type ReactNode, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Callout } from '#web/ui/frame/callout.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { classNames } from '#web/ui/text/class-names.ts';
import { Button } from './button.tsx';
import { useErrorText } from './error-text.tsx';
import { listProblems } from './form-errors.ts';
import { ProblemSummary } from './problem-summary.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

export interface FormFrameProps<Typed extends FieldValues, Sent> {
  form: UseFormReturn<Typed, unknown, Sent>;
  /** If it throws, the form shows the error above the button and keeps the typed text. */
  onSubmit: (values: Sent) => Promise<unknown> | unknown;
  /** Label of the main button: 'Spara profilen', 'Skicka 4 förfrågningar'. */
  submitLabel: string;
  /** True if another button of the screen is the main action. Then this button has no accent. */
  isSubmitQuiet?: boolean | undefined;
  /** Buttons beside the main one. */
  extraActions?: ReactNode;
  /** False turns off the question before leaving with unsaved changes. */
  hasLeaveGuard?: boolean | undefined;
  /** True keeps the buttons in view at the bottom of the screen, for long forms. */
  hasStickyActions?: boolean | undefined;
  /**
   * True makes the buttons as wide as the form and puts them below each other, for a form that is alone on its screen.
   */
  hasWideActions?: boolean | undefined;
  /** True disables the whole form. */
  isReadOnly?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A form of react-hook-form: a summary of errors with links, the server's refusal, a busy button, and a warning about
 * unsaved changes.
 */
export function FormFrame<Typed extends FieldValues, Sent>(props: FormFrameProps<Typed, Sent>) {
  const {
    form,
    onSubmit,
    submitLabel,
    isSubmitQuiet = false,
    extraActions,
    hasLeaveGuard = true,
    hasStickyActions,
    hasWideActions,
    isReadOnly,
  } = props;
  const errorText = useErrorText();
  const [refusal, setRefusal] = useState<string>();
  const { errors, isSubmitting, isDirty, submitCount } = form.formState;
  const problems = submitCount > 0 ? listProblems(errors).filter((problem) => problem.path !== 'root') : [];
  const guard = useLeaveGuard(hasLeaveGuard && isDirty && !isSubmitting);

  const submit = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    const sent = structuredClone(form.getValues());
    try {
      await onSubmit(values);
      // After success the sent values count as saved, unless the caller has set errors on fields or reset the form.
      // Text typed meanwhile stays, unsaved. The state is read from the control, because form.formState is one render
      // behind here.
      const now = form.control._formState;
      if (now.isDirty && listProblems(now.errors).length === 0) form.reset(sent, { keepValues: true });
    } catch (error) {
      setRefusal(errorText(error));
    }
  });
  return (
    // With 'dialog', a press before the app has loaded sends nothing; the default method would put the typed text into
    // the address.
    <form noValidate method="dialog" onSubmit={submit} className={classNames('flex flex-col gap-6', props.className)}>
      {problems.length > 1 && (
        <ProblemSummary problems={problems} onGo={(path) => form.setFocus(path as Path<Typed>)} />
      )}
      <fieldset disabled={isReadOnly} className="flex min-w-0 flex-col gap-6">
        {props.children}
      </fieldset>
      {refusal && (
        <Callout tone="lost" role="alert">
          {refusal}
        </Callout>
      )}
      {!isReadOnly && (
        <div
          className={classNames(
            // The main button comes first: topmost in the column, leftmost in the row.
            'flex flex-col-reverse gap-2',
            !hasWideActions && 'sm:flex-row-reverse sm:justify-end',
            hasStickyActions &&
              'sticky bottom-(--bottom-bar,0px) z-10 -mx-4 border-t border-hairline bg-paper px-4 py-3 sm:mx-0 sm:px-0',
          )}
        >
          {extraActions}
          <Button
            type="submit"
            variant={isSubmitQuiet ? 'secondary' : 'primary'}
            isBusy={isSubmitting}
            className="sm:min-w-32"
          >
            {submitLabel}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={guard.isAsking}
        onOpenChange={(isOpen) => !isOpen && guard.stay()}
        title={guard.isClosing ? 'Stänga utan att spara?' : 'Lämna utan att spara?'}
        confirmLabel={guard.isClosing ? 'Stäng utan att spara' : 'Lämna sidan'}
        cancelLabel="Stanna kvar"
        isDangerous
        onConfirm={guard.leave}
      >
        Det du har ändrat här är inte sparat.
      </ConfirmDialog>
    </form>
  );
}
