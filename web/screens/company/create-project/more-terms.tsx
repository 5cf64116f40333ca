import { AdditionFields } from './addition-fields.tsx';
import { CancellationFields } from './cancellation-fields.tsx';
import { ContentFields } from './content-fields.tsx';
import { DayPayFields } from './day-pay-fields.tsx';
import { SyntheticFields } from './synthetic-fields.tsx';

/** Terms that most roles leave at their defaults. */
export function MoreTerms({ index }: { index: number }) {
  return (
    <div className="flex flex-col gap-8 pt-2 text-ink">
      <DayPayFields index={index} />
      <AdditionFields index={index} />
      <SyntheticFields index={index} />
      <CancellationFields index={index} />
      <ContentFields index={index} />
    </div>
  );
}
