import { UserPlus, X } from 'lucide-react';
import type { ShortlistPerson } from '#contract/finding/shortlist.ts';
import { cardFacts, tradesText } from '#texts/people/profile-words.ts';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Avatar } from '#web/ui/text/avatar.tsx';
import { ShortlistNote } from './shortlist-note.tsx';

interface ShortlistRowProps {
  listId: string;
  person: ShortlistPerson;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onOpen: () => void;
  onRemove: () => void;
  /** Absent if the user cannot add people to roles. */
  onCast?: (() => void) | undefined;
}

/** One person on a list. */
export function ShortlistRow(props: ShortlistRowProps) {
  const { listId, person, isChosen, onChoose, onOpen, onRemove, onCast } = props;
  const { talent, note } = person;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <Checkbox
        label={`Markera ${talent.name}`}
        isLabelHidden
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
        className="mt-2"
      />
      <Avatar name={talent.name} src={talent.profile_image} />
      <div className="min-w-0 flex-1 basis-48">
        <button
          type="button"
          onClick={onOpen}
          className="voice-serif touch-target text-left text-lg leading-6 decoration-1 underline-offset-4 hover:underline"
        >
          {talent.name}
        </button>
        <p className="text-sm text-ink-muted tabular">
          {[cardFacts(talent), tradesText(talent.categories)].filter(Boolean).join('. ')}
        </p>
        <ShortlistNote listId={listId} person={talent} note={note} />
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:pl-9">
        {onCast && (
          <Button size="small" icon={UserPlus} onClick={onCast}>
            Lägg till i roll<span className="sr-only">: {talent.name}</span>
          </Button>
        )}
        <IconButton icon={X} label={`Ta bort ${talent.name} ur listan`} onClick={onRemove} />
      </div>
    </li>
  );
}
