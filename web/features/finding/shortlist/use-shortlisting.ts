import { useCommand } from '#web/api/use-command.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';

/** A person to put on a list or remove from it. */
export interface Listed {
  readonly id: string;
  readonly name: string;
}

interface NamedList {
  readonly id: string;
  readonly name: string;
}

/** 'Anna Berg är', '3 personer är'. */
const namesOf = (people: readonly Listed[]) =>
  people.length === 1 ? `${people[0]?.name ?? ''} är` : `${people.length} personer är`;
const plural = (people: readonly Listed[]) => (people.length === 1 ? '' : 'a');

/**
 * Adds people to lists, removes them from lists, and creates lists; a toast offers to undo each change. Only `create`
 * throws a failure; the others show it as a toast.
 */
export function useShortlisting() {
  const { run, send } = useCommand({ hasToast: true });
  const take = (listId: string, talent_ids: string[]) =>
    run('POST /shortlists/:id/people/remove', { params: { id: listId }, body: { talent_ids } });

  const add = async (list: NamedList, people: readonly Listed[]): Promise<void> => {
    const body = { people: people.map(({ id }) => ({ talent_id: id })) };
    const done = await run('PUT /shortlists/:id/people', { params: { id: list.id }, body });
    if (!done) return;
    const added = people.filter(({ id }) => done.added.includes(id));
    if (added.length === 0) return void showToast(`${namesOf(people)} redan i ${list.name}.`);
    showToast(`${namesOf(added)} tillagd${plural(added)} i ${list.name}.`, {
      action: { label: 'Ångra', onChoose: () => void take(list.id, done.added) },
    });
  };

  const remove = async (list: NamedList, people: readonly Listed[]): Promise<void> => {
    const done = await take(
      list.id,
      people.map(({ id }) => id),
    );
    if (!done || done.removed.length === 0) return;
    const putBack = () =>
      void run('PUT /shortlists/:id/people', { params: { id: list.id }, body: { people: done.removed } });
    showToast(`${namesOf(people)} ${people.length === 1 ? 'borttagen' : 'borttagna'} ur ${list.name}.`, {
      action: { label: 'Ångra', onChoose: putBack },
    });
  };

  /**
   * Creates a list with these people.
   * @throws ApiError for example if the name is taken
   */
  const create = async (name: string, people: readonly Listed[]): Promise<void> => {
    const list = await send('POST /shortlists', { body: { name, talent_ids: people.map(({ id }) => id) } });
    const forget = () => void run('DELETE /shortlists/:id', { params: { id: list.id } });
    showToast(
      people.length === 0
        ? `Listan ${list.name} är skapad.`
        : `${namesOf(people)} tillagd${plural(people)} i ${list.name}.`,
      {
        action: { label: 'Ångra', onChoose: forget },
      },
    );
  };
  return { add, remove, create };
}
