import { type Choice, type Condition, isLevelKind, type LevelKind } from '#domain/finding/matching/condition.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { nameOf } from '#texts/finding/condition-words.ts';
import { Select } from '#web/ui/form/select.tsx';
import { levelOptions, radiusOptions } from './wish-options.ts';

export interface DegreeProps {
  condition: Condition;
  onChange: (condition: Condition) => void;
  isDisabled?: boolean | undefined;
}

/**
 * The lowest level of a skill or language, or the distance from a municipality. Renders nothing for other conditions.
 */
export function Degree({ condition, onChange, isDisabled }: DegreeProps) {
  if (condition.kind === 'place') {
    if (!municipalities.has(condition.id)) return null;
    return (
      <Select
        aria-label={`Avstånd, ${nameOf(condition)}`}
        className="min-w-36 flex-1"
        options={radiusOptions(condition.radius_km)}
        disabled={isDisabled}
        value={String(condition.radius_km ?? '')}
        onChange={({ target }) => {
          const { kind, id } = condition;
          onChange(target.value === '' ? { kind, id } : { kind, id, radius_km: Number(target.value) });
        }}
      />
    );
  }
  return isChoice(condition) && isLevelKind(condition.kind) ? (
    <Select
      aria-label={`Nivå, ${nameOf(condition)}`}
      className="min-w-44 flex-1"
      options={levelOptions(condition.kind satisfies LevelKind)}
      disabled={isDisabled}
      value={String(condition.min_level ?? 1)}
      onChange={({ target }) => {
        const { kind, id } = condition;
        onChange(target.value === '1' ? { kind, id } : { kind, id, min_level: Number(target.value) });
      }}
    />
  ) : null;
}

const isChoice = (condition: Condition): condition is Choice => 'id' in condition && condition.kind !== 'place';
