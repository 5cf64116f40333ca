import { useState } from 'react';
import type { AuditionTimes, TimePerson, TimeSlot } from '#contract/auditions/audition-day.ts';
import { classNames } from '#web/ui/text/class-names.ts';
import { formatTime } from '#web/ui/text/format-date.ts';
import { TimePersonCard } from './time-person.tsx';
import { hoursOf, spanOf } from './times.view.ts';

export interface TimesGridProps {
  times: AuditionTimes;
  /** The dragged person, from this grid or from the list of people without a slot. */
  dragged: TimePerson | undefined;
  onDrag: (person: TimePerson | undefined) => void;
  onDrop: (person: TimePerson, slot: TimeSlot) => void;
  onMove: (person: TimePerson) => void;
  onTakeAway: (person: TimePerson) => void;
  onChange: (slot: TimeSlot) => void;
}

/** A day as a grid of hours and rooms on wide screens, and as a list of slots on phones. */
export function TimesGrid({ times, dragged, onDrag, onDrop, onMove, onTakeAway, onChange }: TimesGridProps) {
  const { rooms, may_plan } = times;
  const [overId, setOverId] = useState<string>();
  const columns = { gridTemplateColumns: `4.5rem repeat(${rooms.length}, minmax(0, 1fr))` };
  return (
    <div className="md:overflow-x-auto">
      <div className="md:min-w-[36rem]">
        <div aria-hidden="true" style={columns} className="hidden gap-x-4 border-b border-ink pb-1 md:grid">
          <span />
          {rooms.map((room) => (
            <span key={room.id} className="voice-serif text-name">
              {room.name}
            </span>
          ))}
        </div>
        <ol>
          {hoursOf(times).map(({ starts_date, cells }) => (
            <li
              key={starts_date}
              style={columns}
              className="grid gap-x-4 border-b border-hairline py-2 max-md:block! max-md:py-3"
            >
              <h3 className="tabular pt-1.5 font-medium">{formatTime(starts_date)}</h3>
              {cells.map(({ room, slot }) =>
                slot ? (
                  <section
                    key={room.id}
                    aria-label={`${spanOf(slot)}, ${room.name}`}
                    onDragOver={(event) => {
                      if (!dragged || slot.kind === 'break' || dragged.slot_id === slot.id) return;
                      event.preventDefault();
                      setOverId(slot.id);
                    }}
                    onDragLeave={(event) => {
                      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOverId(undefined);
                    }}
                    onDrop={(event) => {
                      event.preventDefault();
                      setOverId(undefined);
                      if (dragged) onDrop(dragged, slot);
                      onDrag(undefined);
                    }}
                    className={classNames('min-w-0 max-md:pt-1', overId === slot.id && 'bg-sunken')}
                  >
                    <SlotHead slot={slot} room={room.name} onChange={may_plan ? () => onChange(slot) : undefined} />
                    {slot.people.length > 0 && (
                      <ul className="flex flex-col gap-1">
                        {slot.people.map((person) => (
                          <TimePersonCard
                            key={person.id}
                            person={person}
                            onMove={may_plan ? () => onMove(person) : undefined}
                            onTakeAway={() => onTakeAway(person)}
                            onDragStart={() => onDrag(person)}
                            onDragEnd={() => onDrag(undefined)}
                          />
                        ))}
                      </ul>
                    )}
                  </section>
                ) : (
                  <span key={room.id} aria-hidden="true" className="max-md:hidden" />
                ),
              )}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** The hours of a slot and its free places, with a button to change it. */
function SlotHead({ slot, room, onChange }: { slot: TimeSlot; room: string; onChange: (() => void) | undefined }) {
  const { kind, left_count, is_published, video_link } = slot;
  const words =
    kind === 'break' ? 'Rast' : left_count === 0 ? 'Fullt' : left_count === 1 ? 'Ledig' : `${left_count} lediga`;
  const more = [!is_published && kind === 'slot' && 'inte publicerad', video_link && 'egen länk'].filter(Boolean);
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-muted">
      <span className="text-ink md:hidden">{room}</span>
      <span className="tabular">{spanOf(slot)}</span>
      <span>{[words, ...more].join(', ')}</span>
      {onChange && (
        <button type="button" onClick={onChange} className="touch-height text-link print:hidden">
          Ändra<span className="sr-only"> {`${spanOf(slot)}, ${room}`}</span>
        </button>
      )}
    </p>
  );
}
