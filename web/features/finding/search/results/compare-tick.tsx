import type { SearchHit } from '#contract/finding/search.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import type { ResultPeople } from './result-people.ts';

/** Adds a person to the comparison or removes the person. */
export function CompareTick({ hit, people }: { hit: SearchHit; people: ResultPeople }) {
  return (
    <Checkbox
      label={
        <>
          Jämför<span className="sr-only"> {hit.name}</span>
        </>
      }
      checked={people.isCompared(hit)}
      onChange={() => people.onCompare(hit)}
    />
  );
}
