import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { SavedSearch } from '#contract/finding/saved-search.ts';
import { ApiError } from '#web/api/client.ts';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import { useErrorText } from '#web/ui/form/error-text.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Menu } from '#web/ui/overlay/menu.tsx';
import { formatInstant } from '#web/ui/text/format-date.ts';
import { Link } from '#web/ui/text/link.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { askedText, foundText, NAME_MAX, newText, silentText } from './saved-search.view.ts';

interface SavedSearchRowProps {
  search: SavedSearch;
  href: string;
  /** Called when the user opens the search. */
  onOpen: () => void;
  onRename: (name: string) => Promise<unknown>;
  onNotify: (notify: SavedSearch['notify']) => Promise<unknown>;
  onRemove: () => Promise<void>;
}

/** One saved search: its wishes, its number of new matches, and the choice to get mails. */
export function SavedSearchRow({ search, href, onOpen, onRename, onNotify, onRemove }: SavedSearchRowProps) {
  const { name, notify } = search;
  const [isRenaming, setIsRenaming] = useState(false);
  // The state that the button shows until the server has answered.
  const [pressed, setPressed] = useState<SavedSearch['notify']>();
  const fresh = newText(search);
  const asked = askedText(search);
  const turn = async (next: SavedSearch['notify']) => {
    setPressed(next);
    await onNotify(next);
    setPressed(undefined);
  };
  return (
    <li className="py-4 lg:flex lg:items-start lg:gap-8">
      <div className="flex min-w-0 flex-1 items-start gap-4">
        <div className="min-w-0 flex-1">
          <Link
            to={href}
            onClick={onOpen}
            className="voice-serif text-lg wrap-anywhere decoration-1 underline-offset-4 hover:underline"
          >
            {name}
          </Link>
          {asked && <p className="max-w-prose text-sm wrap-anywhere text-ink-muted">{asked}</p>}
          <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm tabular">
            <span>
              {foundText(search)} {formatInstant(search.counted_date)}
            </span>
            {fresh && <StateBadge tone="info">{fresh}</StateBadge>}
            {search.has_passed && <StateBadge tone="waiting">Dagarna har varit</StateBadge>}
          </p>
        </div>
        <Menu
          trigger={<IconButton icon={Ellipsis} label={`Mer om sökningen ${name}`} />}
          items={[
            { label: 'Byt namn', icon: Pencil, onChoose: () => setIsRenaming(true) },
            { label: 'Ta bort', icon: Trash2, is_dangerous: true, onChoose: () => void onRemove() },
          ]}
        />
      </div>
      <Switch
        label={
          <>
            Mejla när någon ny passar<span className="sr-only">: {name}</span>
          </>
        }
        hint={silentText(search)}
        isOn={(pressed ?? notify) === 'daily'}
        onChange={(isOn) => void turn(isOn ? 'daily' : 'off')}
        className="lg:w-72 lg:pt-0"
      />
      <Dialog isOpen={isRenaming} onOpenChange={setIsRenaming} title={`Byt namn på ${name}`}>
        <RenameForm name={name} onRename={onRename} onDone={() => setIsRenaming(false)} />
      </Dialog>
    </li>
  );
}

interface RenameFormProps extends Pick<SavedSearchRowProps, 'onRename'> {
  name: string;
  onDone: () => void;
}

function RenameForm({ name, onRename, onDone }: RenameFormProps) {
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const errorText = useErrorText();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    try {
      await onRename(typed);
      onDone();
    } catch (error) {
      setProblem((error instanceof ApiError && error.fields.name) || errorText(error));
      setIsBusy(false);
    }
  };
  return (
    <form onSubmit={save} noValidate className="flex flex-col gap-5">
      <Field label="Namn" error={problem}>
        <TextInput
          value={typed}
          maxLength={NAME_MAX}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isBusy={isBusy}>
          Spara namnet
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Avbryt
        </Button>
      </div>
    </form>
  );
}
