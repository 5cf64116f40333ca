import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Shortlist } from '#contract/finding/shortlist.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Menu } from '#web/ui/overlay/menu.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { peopleText } from './shortlist.view.ts';

interface ShortlistMenuProps {
  list: Pick<Shortlist, 'id' | 'name' | 'people_count'>;
  /** Runs the deletion, for a screen that shows the list and must not fetch it meanwhile. */
  aroundDelete?: ((remove: () => Promise<void>) => Promise<void>) | undefined;
}

/** The commands for a whole list. */
export function ShortlistMenu({ list, aroundDelete = (remove) => remove() }: ShortlistMenuProps) {
  const [open, setOpen] = useState<'rename' | 'delete'>();
  const { send } = useCommand();
  const close = () => setOpen(undefined);
  const remove = async () => {
    await send('DELETE /shortlists/:id', { params: { id: list.id } });
    showToast(`Listan ${list.name} är borttagen.`);
  };
  return (
    <>
      <Menu
        trigger={<IconButton icon={Ellipsis} label={`Mer om listan ${list.name}`} />}
        items={[
          { label: 'Byt namn', icon: Pencil, onChoose: () => setOpen('rename') },
          { label: 'Ta bort listan', icon: Trash2, is_dangerous: true, onChoose: () => setOpen('delete') },
        ]}
      />
      <Dialog isOpen={open === 'rename'} onOpenChange={close} title={`Byt namn på ${list.name}`}>
        <RenameForm list={list} onDone={close} />
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'delete'}
        onOpenChange={close}
        title={`Ta bort listan ${list.name}?`}
        confirmLabel="Ta bort listan"
        isDangerous
        onConfirm={() => aroundDelete(remove)}
      >
        {list.people_count === 0
          ? 'Listan är tom.'
          : `Listan och anteckningarna i den försvinner för alla som delar den (${peopleText(list.people_count)}). Personernas profiler påverkas inte.`}
      </ConfirmDialog>
    </>
  );
}

function RenameForm({ list, onDone }: { list: ShortlistMenuProps['list']; onDone: () => void }) {
  const [name, setName] = useState(list.name);
  const { run, isPending, failure, fields } = useCommand();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (await run('PATCH /shortlists/:id', { params: { id: list.id }, body: { name } })) onDone();
  };
  return (
    <form onSubmit={save} noValidate className="flex flex-col gap-5">
      <Field label="Namn" error={fields.name ?? failure}>
        <TextInput value={name} maxLength={60} autoComplete="off" onChange={({ target }) => setName(target.value)} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isBusy={isPending}>
          Spara namnet
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Avbryt
        </Button>
      </div>
    </form>
  );
}
