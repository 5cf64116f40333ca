import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { classNames } from '#web/ui/text/class-names.ts';

interface FieldWiring {
  control_id: string;
  described_by: string | undefined;
  is_invalid: boolean;
}

const FieldContext = createContext<FieldWiring | undefined>(undefined);

export interface ControlAria {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/**
 * The attributes that connect a control inside a Field with its label, hint and error. The control's own attributes
 * take precedence.
 */
export function useFieldControl(own: ControlAria): ControlAria {
  const field = useContext(FieldContext);
  return {
    id: own.id ?? field?.control_id,
    'aria-describedby': own['aria-describedby'] ?? field?.described_by,
    'aria-invalid': own['aria-invalid'] ?? (field?.is_invalid || undefined),
  };
}

interface Words {
  label: ReactNode;
  hint?: ReactNode;
  /** A whole sentence that tells the user what to correct. */
  error?: string | undefined;
  /** True adds '(valfritt)' to the label. Most fields are required and have no mark. */
  isOptional?: boolean | undefined;
  isLabelHidden?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The error message under a control. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm text-lost">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
      <span>{children}</span>
    </p>
  );
}

function useWords(id: string, hint: ReactNode, error: string | undefined) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return { hintId, errorId, describedBy: [errorId, hintId].filter(Boolean).join(' ') || undefined };
}

const labelClass = 'block text-sm font-medium text-ink';

function LabelText({ label, isOptional }: { label: ReactNode; isOptional: boolean | undefined }) {
  return (
    <>
      {label}
      {isOptional && <span className="font-normal text-ink-muted"> (valfritt)</span>}
    </>
  );
}

/** One labelled control with its hint and error, connected for screen readers. */
export function Field({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  className,
  children,
  id,
}: Words & { id?: string }) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const { hintId, errorId, describedBy } = useWords(controlId, hint, error);
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={controlId} className={isLabelHidden ? 'sr-only' : labelClass}>
        <LabelText label={label} isOptional={isOptional} />
      </label>
      {hint && (
        <p id={hintId} className="-mt-1 text-sm text-ink-muted">
          {hint}
        </p>
      )}
      <FieldContext value={{ control_id: controlId, described_by: describedBy, is_invalid: Boolean(error) }}>
        {children}
      </FieldContext>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** Several controls for one question, as a fieldset with a legend. */
export function FieldGroup({ label, hint, error, isOptional, isLabelHidden, className, children }: Words) {
  const { hintId, errorId, describedBy } = useWords(useId(), hint, error);
  return (
    <fieldset aria-describedby={describedBy} className={classNames('min-w-0', className)}>
      <legend className={isLabelHidden ? 'sr-only' : classNames(labelClass, 'mb-1.5')}>
        <LabelText label={label} isOptional={isOptional} />
      </legend>
      <div className="flex flex-col gap-1.5">
        {hint && (
          <p id={hintId} className="-mt-1 text-sm text-ink-muted">
            {hint}
          </p>
        )}
        {children}
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </div>
    </fieldset>
  );
}
