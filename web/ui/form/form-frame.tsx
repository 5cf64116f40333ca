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
  /** May throw: the words for the error are shown above the button and what was typed stays. */
  onSubmit: (values: Sent) => Promise<unknown> | unknown;
  /** The act: 'Spara profilen', 'Skicka 4 förfrågningar'. */
  submitLabel: string;
  /** What is to be done next is another button of the screen: this one has no accent. */
  isSubmitQuiet?: boolean | undefined;
  /** Buttons beside the main one. */
  extraActions?: ReactNode;
  /** Asks before leaving with unsaved changes; on unless false. */
  hasLeaveGuard?: boolean | undefined;
  /** The actions stay in reach at the bottom of the screen: for long forms. */
  hasStickyActions?: boolean | undefined;
  /** The actions are as wide as the form, below each other: for a form that is alone on its screen. */
  hasWideActions?: boolean | undefined;
  /** Locks the whole form for reading. */
  isReadOnly?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A form of react-hook-form: error summary with links, the server's refusal, busy button, guard for unsaved changes. */
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
      // What was sent is now what is saved, unless the caller has put errors on fields or begun the form anew; what was typed
      // meanwhile stays and is unsaved. Read from the control because form.formState is one drawing behind here.
      const now = form.control._formState;
      if (now.isDirty && listProblems(now.errors).length === 0) form.reset(sent, { keepValues: true });
    } catch (error) {
      setRefusal(errorText(error));
    }
  });
  return (
    // 'dialog': a press before the app has come sends nothing anywhere, where a browser would put what is typed in the address.
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
            // The main one first, whether above the others or to their left, as in dialogs.
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
