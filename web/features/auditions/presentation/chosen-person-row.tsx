import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { PreparedPerson } from '#contract/auditions/presentation.ts';
import { PRESENTATION_BOUNDS } from '#domain/auditions/presentation/presentation.rules.ts';
import { IconButton } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { Picture } from '#web/ui/text/avatar.tsx';
import { classNames } from '#web/ui/text/class-names.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { type ChosenPerson, countText, saidText, toggled } from './presentation.view.ts';
import { useInterested } from './use-interested.ts';

interface ChosenPersonRowProps {
  chosen: ChosenPerson;
  /** The person as last saved; undefined for a person just added. */
  person: PreparedPerson | undefined;
  projectId: string;
  isReadOnly: boolean;
  isFirst: boolean;
  isLast: boolean;
  onChange: (chosen: ChosenPerson) => void;
  onStep: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** A shown person: the chosen media, the company's words, and the client's opinion. */
export function ChosenPersonRow(props: ChosenPersonRowProps) {
  const { chosen, person, projectId, isReadOnly, isFirst, isLast, onChange, onStep, onRemove } = props;
  const { data: interested } = useInterested(projectId, person === undefined);
  const added = interested?.find(({ id }) => id === chosen.candidate_id);
  const name = person?.name ?? added?.talent.name ?? '';
  const role = person?.role_title ?? added?.role_title;
  return (
    <li className="flex flex-col gap-4 py-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-48">
          <p className="voice-serif text-name">{name}</p>
          <p className="text-sm text-ink-muted">
            {role}
            {person && `. Kunden läser ${person.client_name}`}
          </p>
        </div>
        {!isReadOnly && (
          <div className="flex">
            <IconButton icon={ArrowUp} label={`Flytta upp ${name}`} disabled={isFirst} onClick={() => onStep(-1)} />
            <IconButton icon={ArrowDown} label={`Flytta ner ${name}`} disabled={isLast} onClick={() => onStep(1)} />
            <IconButton icon={Trash2} label={`Ta bort ${name} ur visningen`} onClick={onRemove} />
          </div>
        )}
      </div>
      {person && !person.is_shown && (
        <StateBadge tone="waiting" wraps>
          Visas inte för kunden: har inte längre en öppen förfrågan, eller har pausat sin profil.
        </StateBadge>
      )}
      {person ? (
        <>
          <Choices chosen={chosen} person={person} isReadOnly={isReadOnly} onChange={onChange} />
          {person.votes.length > 0 && (
            <div className="border-l-2 border-ink pl-4">
              <p className="font-medium">Kunden{countText(person.votes) && `: ${countText(person.votes)}`}</p>
              <ul className="text-sm text-ink-muted">
                {person.votes.map((said) => (
                  <li key={said.guest_id}>{saidText(said)}</li>
                ))}
              </ul>
            </div>
          )}
        </>
      ) : (
        <p className="text-sm text-ink-muted">
          Bilderna som personen själv valde visas, annars de första i profilen. Spara för att välja andra.
        </p>
      )}
      <Field
        label={
          <>
            Era ord om {name || 'personen'}
            <span className="sr-only">, som kunden läser</span>
          </>
        }
        isOptional
      >
        <Textarea
          rows={2}
          maxLength={PRESENTATION_BOUNDS.words}
          readOnly={isReadOnly}
          value={chosen.words}
          onChange={({ target }) => onChange({ ...chosen, words: target.value })}
        />
      </Field>
    </li>
  );
}

const minutes = (ms: number | null) =>
  ms === null ? '' : `, ${Math.floor(ms / 60_000)}.${String(Math.round((ms % 60_000) / 1000)).padStart(2, '0')}`;

interface ChoicesProps {
  chosen: ChosenPerson;
  person: PreparedPerson;
  isReadOnly: boolean;
  onChange: (chosen: ChosenPerson) => void;
}

/** Chooses the pictures and films to show of a person. The client sees the pictures in the order of choosing. */
function Choices({ chosen, person, isReadOnly, onChange }: ChoicesProps) {
  const media_ids = chosen.media_ids ?? [];
  const isFull = media_ids.length >= PRESENTATION_BOUNDS.pictures;
  return (
    <>
      {person.pictures.length > 0 && (
        <ul aria-label={`Bilder av ${person.name}`} className="flex flex-wrap gap-3">
          {person.pictures.map((picture, index) => {
            const place = media_ids.indexOf(picture.id);
            return (
              <li key={picture.id}>
                <button
                  type="button"
                  aria-pressed={place >= 0}
                  disabled={isReadOnly || (place < 0 && isFull)}
                  onClick={() => onChange({ ...chosen, media_ids: toggled(media_ids, picture.id) })}
                  className={classNames('relative block', place >= 0 && 'outline-2 outline-offset-2 outline-ink')}
                >
                  <Picture
                    name={person.name}
                    src={picture.url}
                    alt={`Bild ${index + 1}${place >= 0 ? `, visas som nummer ${place + 1}` : ', visas inte'}`}
                    width={72}
                    height={90}
                    className={classNames('h-[5.625rem] w-18', place < 0 && 'opacity-45')}
                  />
                  {place >= 0 && (
                    <span
                      aria-hidden="true"
                      className="absolute top-0 left-0 grid size-6 place-items-center bg-paper text-sm tabular"
                    >
                      {place + 1}
                    </span>
                  )}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {person.tapes.map((tape, index) => (
        <Checkbox
          key={tape.id}
          label={`${tape.kind === 'audio' ? 'Röst' : 'Film'} ${index + 1}${minutes(tape.duration_ms)}`}
          disabled={isReadOnly}
          checked={chosen.tape_ids.includes(tape.id)}
          onChange={() => onChange({ ...chosen, tape_ids: toggled(chosen.tape_ids, tape.id) })}
        />
      ))}
    </>
  );
}
