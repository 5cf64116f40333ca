import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/text/class-names.ts';
import { Link } from '#web/ui/text/link.tsx';

export interface RailStep {
  number: number;
  label: string;
  state: 'done' | 'current' | 'ahead';
  href?: string | undefined;
  /** Shown under the current step: '4 av 6 har svarat'. */
  note?: ReactNode;
}

const stateWords = { done: 'klart', current: 'här är du', ahead: 'kommer' };

export interface StepRailProps {
  steps: readonly RailStep[];
  /** Accessible name: 'Projektets steg'. */
  label: string;
  className?: string | undefined;
}

/** From this number of steps on, a page of text width has no room for number, label and check mark side by side. */
const MANY = 6;

/**
 * The steps of a project or a registration, with the current one in large type. The line is filled up to the current
 * step. It looks the same on all screens.
 */
export function StepRail({ steps, label, className }: StepRailProps) {
  const current = steps.find((step) => step.state === 'current');
  const next = steps.find((step) => step.state === 'ahead' && step.number > (current?.number ?? 0));
  return (
    <nav aria-label={label} className={className}>
      <ol className="flex gap-1 md:gap-0">
        {steps.map((step) => (
          <Step key={step.number} step={step} hasRoom={steps.length < MANY} />
        ))}
      </ol>
      {current && (
        <p aria-hidden="true" className="flex items-baseline justify-between gap-4 md:hidden">
          <span className="voice-serif text-heading">
            <span className="mr-2 text-ink-muted tabular">{current.number}</span>
            {current.label}
          </span>
          {next && <span className="text-sm text-ink-muted">Sedan: {next.label}</span>}
        </p>
      )}
      {current?.note && <div className="text-sm text-ink-muted md:hidden">{current.note}</div>}
    </nav>
  );
}

// If there is no room, the check mark of a done step takes the place of its number.
function Step({ step, hasRoom }: { step: RailStep; hasRoom: boolean }) {
  const isCurrent = step.state === 'current';
  const isDone = step.state === 'done';
  const check = <Check aria-hidden="true" className="size-3.5 shrink-0 self-center" strokeWidth={2.25} />;
  const words = (
    <>
      <span className={classNames('flex items-baseline max-md:sr-only', hasRoom ? 'gap-2' : 'gap-1.5')}>
        {isDone && !hasRoom && check}
        <span
          className={classNames(
            'voice-serif tabular transition-[font-size] duration-(--calm)',
            isCurrent ? 'text-4xl leading-9' : 'text-xl leading-9',
            !isCurrent && 'text-ink-muted',
            isDone && !hasRoom && 'sr-only',
          )}
        >
          {step.number}
        </span>
        <span
          className={classNames(
            isCurrent ? 'voice-serif text-heading leading-9' : 'text-sm leading-9',
            step.state === 'ahead' && 'text-ink-muted',
            step.href && 'decoration-1 underline-offset-4 group-hover:underline',
          )}
        >
          {step.label}
        </span>
        {isDone && hasRoom && check}
        <span className="sr-only">, {stateWords[step.state]}</span>
      </span>
      {isCurrent && step.note && <span className="block text-sm text-ink-muted max-md:hidden">{step.note}</span>}
    </>
  );
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={classNames('relative min-w-0', isCurrent ? 'grow-[1.6] basis-0' : 'grow basis-0')}
    >
      <span
        aria-hidden="true"
        className={classNames(
          'block md:mr-0',
          isCurrent ? 'h-1 bg-ink' : isDone ? 'mt-0.5 h-0.5 bg-ink' : 'mt-[3px] h-px bg-hairline-strong',
        )}
      />
      {step.href ? (
        <Link to={step.href} className="group block pt-2 max-md:min-h-6 md:pr-3">
          {words}
        </Link>
      ) : (
        <span className="block pt-2 max-md:min-h-6 md:pr-3">{words}</span>
      )}
    </li>
  );
}
