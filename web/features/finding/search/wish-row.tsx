import { X } from 'lucide-react';
import { type Condition, isLevelKind, type Wish } from '#domain/finding/matching/condition.ts';
import { conditionsText } from '#texts/finding/wish-words.ts';
import { inSentence } from '#texts/kernel/in-sentence.ts';
import { IconButton } from '#web/ui/form/button.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { classNames } from '#web/ui/text/class-names.ts';
import { Degree } from './degree.tsx';
import { DEMAND_LABELS, demandsOf } from './wish-options.ts';

export interface WishRowProps {
  wish: Wish;
  onChange: (wish: Wish | undefined) => void;
  isDisabled: boolean | undefined;
}

/** A wish on one line: its name, its level or distance, its demand, and a button to remove it. */
export function WishRow({ wish, onChange, isDisabled }: WishRowProps) {
  const [only, ...others] = wish.any;
  const words = conditionsText(others.length === 0 && only ? [withoutLevel(only)] : wish.any);
  const name = words.charAt(0).toLocaleUpperCase('sv') + words.slice(1);
  // In a narrow drawer, a name with both a level or distance and a demand gets a line of its own.
  const hasDegree = only !== undefined && others.length === 0 && (isLevelKind(only.kind) || only.kind === 'place');
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 py-1.5">
      <span className={classNames('min-w-0 flex-1 text-sm', hasDegree ? 'basis-full @lg:basis-24' : 'basis-24')}>
        {name}
      </span>
      {only && others.length === 0 && (
        <Degree condition={only} isDisabled={isDisabled} onChange={(next) => onChange({ ...wish, any: [next] })} />
      )}
      <DemandSelect wish={wish} onChange={onChange} isDisabled={isDisabled} />
      <IconButton
        icon={X}
        label={`Ta bort ${inSentence(name)}`}
        disabled={isDisabled}
        onClick={() => onChange(undefined)}
      />
    </div>
  );
}

function withoutLevel(condition: Condition): Condition {
  if (!('min_level' in condition)) return condition;
  return { kind: condition.kind, id: condition.id };
}

/** A menu to choose demand, merit or exclusion, for places with room for one word only. */
export function DemandSelect({
  wish,
  onChange,
  isDisabled,
}: Omit<WishRowProps, 'onChange'> & { onChange: (wish: Wish) => void }) {
  return (
    <Select
      aria-label={`Hur viktigt, ${conditionsText(wish.any)}`}
      className="w-36 flex-none"
      disabled={isDisabled}
      options={demandsOf(wish).map((demand) => ({ value: demand, label: DEMAND_LABELS[demand].label }))}
      value={wish.demand}
      onChange={({ target }) => {
        const demand = demandsOf(wish).find((one) => one === target.value);
        if (demand) onChange({ ...wish, demand });
      }}
    />
  );
}
