import { Star } from 'lucide-react';
import { classNames } from '#web/ui/text/class-names.ts';

const VALUES = [1, 2, 3, 4, 5];

/** The caller's own stars; a second press on the same star removes them. The talent never sees them. */
export function Stars(props: { name: string; value: number | null; onChange: (stars: number | null) => void }) {
  const { name, value, onChange } = props;
  return (
    <fieldset className="-ml-1 flex">
      <legend className="sr-only">Dina stjärnor för {name}</legend>
      {VALUES.map((stars) => {
        const isOn = value !== null && stars <= value;
        return (
          <button
            key={stars}
            type="button"
            aria-pressed={value === stars}
            title={value === stars ? 'Ta bort stjärnorna' : `${stars} av 5`}
            onClick={() => onChange(value === stars ? null : stars)}
            className="grid size-9 place-items-center rounded-control hover:bg-sunken md:size-7"
          >
            <Star
              aria-hidden="true"
              strokeWidth={1.5}
              className={classNames('size-4', isOn ? 'fill-current text-ink' : 'text-ink-muted')}
            />
            <span className="sr-only">
              {stars} {stars === 1 ? 'stjärna' : 'stjärnor'} till {name}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
