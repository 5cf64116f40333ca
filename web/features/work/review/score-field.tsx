import { useId } from 'react';
import { BEST_SCORE } from '#domain/work/review/review.rules.ts';
import { FieldGroup } from '#web/ui/form/field.tsx';

interface ScoreFieldProps {
  label: string;
  value: number | undefined;
  onChange: (score: number) => void;
  error?: string | undefined;
}

/** A score from 1 to 5, with the meaning of 1 and 5 in words. */
export function ScoreField({ label, value, onChange, error }: ScoreFieldProps) {
  const name = useId();
  return (
    <FieldGroup label={label} error={error}>
      <div className="flex items-center gap-3 text-sm text-ink-muted">
        <span aria-hidden="true">Inte alls</span>
        <div className="flex gap-1">
          {Array.from({ length: BEST_SCORE }, (_, index) => index + 1).map((score) => (
            <label
              key={score}
              className="relative grid size-11 cursor-pointer place-items-center border border-hairline-strong bg-paper tabular text-ink hover:bg-surface has-checked:border-ink has-checked:bg-ink has-checked:text-paper"
            >
              <input
                type="radio"
                name={name}
                value={score}
                checked={score === value}
                onChange={() => onChange(score)}
                aria-label={`${score} av ${BEST_SCORE}`}
                className="absolute inset-0 appearance-none"
              />
              <span aria-hidden="true">{score}</span>
            </label>
          ))}
        </div>
        <span aria-hidden="true">Helt</span>
      </div>
    </FieldGroup>
  );
}
