import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface FigureProps {
  /** The number as shown: '12', '4 500 kr'. */
  value: ReactNode;
  label: string;
  /** A short note below: 'senast 18 dec', '+3 sedan i går'. */
  note?: ReactNode;
  className?: string | undefined;
}

/** A large number with its label. Several of them form a row. No icon, no box. */
export function Figure({ value, label, note, className }: FigureProps) {
  return (
    <div className={classNames('min-w-32 border-t border-ink pt-2', className)}>
      <p className="text-sm">{label}</p>
      <p className="voice-serif mt-1 text-4xl leading-10 tabular">{value}</p>
      {note && <p className="mt-1 text-sm text-ink-muted tabular">{note}</p>}
    </div>
  );
}
