import type { ReactNode } from 'react';
import { classNames } from '#web/ui/text/class-names.ts';

export interface Fact {
  label: string;
  /** A fact whose value is undefined, null, false or empty is left out. */
  value: ReactNode;
}

export interface DefinitionListProps {
  facts: readonly Fact[];
  /** 'rows': label to the left and value to the right, with lines between. 'columns': small blocks side by side. */
  look?: 'rows' | 'columns' | undefined;
  className?: string | undefined;
}

/** A list of facts with labels, such as dates, place and fee. */
export function DefinitionList({ facts, look = 'rows', className }: DefinitionListProps) {
  const shown = facts.filter(({ value }) => value !== undefined && value !== null && value !== '' && value !== false);
  if (look === 'columns') {
    return (
      <dl className={classNames('flex flex-wrap gap-x-10 gap-y-4', className)}>
        {shown.map(({ label, value }) => (
          <div key={label} className="min-w-24">
            <dt className="kicker">{label}</dt>
            <dd className="tabular wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    );
  }
  return (
    <dl className={classNames('divide-y divide-hairline border-y border-hairline text-sm', className)}>
      {shown.map(({ label, value }) => (
        <div key={label} className="grid grid-cols-[minmax(7rem,2fr)_5fr] gap-4 py-2.5">
          <dt className="text-ink-muted">{label}</dt>
          <dd className="tabular wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
