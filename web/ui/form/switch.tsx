import { type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/text/class-names.ts';

export interface SwitchProps {
  label: ReactNode;
  hint?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean | undefined;
  className?: string | undefined;
}

/** A switch for a setting that is saved at once. For a value that a form saves later, use Checkbox. */
export function Switch({ label, hint, isOn, onChange, isDisabled, className }: SwitchProps) {
  const id = useId();
  return (
    <div className={classNames('flex items-start justify-between gap-6 py-3', className)}>
      <div>
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-ink-muted">
            {hint}
          </p>
        )}
      </div>
      <button
        type="button"
        role="switch"
        id={id}
        aria-checked={isOn}
        onClick={() => onChange(!isOn)}
        disabled={isDisabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={
          'group relative h-6 w-11 shrink-0 rounded-full border border-hairline-strong bg-sunken transition-colors duration-(--calm) ' +
          'before:absolute before:-inset-2.5 hover:border-ink aria-checked:border-ink aria-checked:bg-ink disabled:opacity-45'
        }
      >
        <span className="block size-4 translate-x-0.75 rounded-full bg-ink-muted transition-transform duration-(--calm) group-aria-checked:translate-x-5.75 group-aria-checked:bg-ink-inverse" />
      </button>
    </div>
  );
}
