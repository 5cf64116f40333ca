import { useState } from 'react';
import type { ProjectDetails, ProjectInput } from '#contract/projects/project.ts';
import { ApiError } from '#web/api/client.ts';
import { makeRepeatKey } from '#web/api/repeat-key.ts';
import { useCommand } from '#web/api/use-command.ts';
import { type Named, wholeOrder, withPlaces } from './order-form.ts';

const CAME_THROUGH = 'Beställningen kom fram innan du ändrade den. Den finns bland era projekt.';

/**
 * Saves the form of an order as a draft, or sends the whole order.
 * @param named the people of the draft, by the index of their role
 */
export function useOrder(before: ProjectDetails | undefined, named: readonly (readonly Named[])[]) {
  const { send, fields } = useCommand();
  const [saved, setSaved] = useState(before);
  const [underKey] = useState(makeRepeatKey);

  /** Saves the people with the draft, so that they are there in any browser. */
  const keepPeople = async (order: ProjectDetails, people: readonly (readonly Named[])[]) => {
    for (const [index, { id: role_id }] of order.roles.entries()) {
      const params = { id: order.id };
      const now = (people[index] ?? []).map(({ id }) => id);
      const gone = (named[index] ?? []).filter(({ id }) => before && !now.includes(id));
      for (const { id: talent_id } of gone) {
        await send('DELETE /projects/:id/picks/:role_id/:talent_id', { params: { ...params, role_id, talent_id } });
      }
      if (now.length > 0) await send('PUT /projects/:id/picks', { params, body: { role_id, talent_ids: now } });
    }
  };
  const keep = async (input: ProjectInput, people: readonly (readonly Named[])[]) => {
    const body = withPlaces({ ...input, kind: 'order' as const }, people);
    const order = saved
      ? await send('PUT /projects/:id', { params: { id: saved.id }, body: { ...body, revision: saved.revision } })
      : await send('POST /projects', { body });
    setSaved(order);
    await keepPeople(order, people);
    return order;
  };
  const sendWhole = async (input: ProjectInput, people: readonly (readonly Named[])[], answer_by: string) => {
    const draft = saved ? { id: saved.id, revision: saved.revision } : null;
    const body = { ...wholeOrder(input, people), draft, answer_by };
    try {
      return await underKey((repeat_key) => send('POST /orders/send', { body, repeat_key }));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'repeat_differs') throw error;
      throw new ApiError(error.code, error.status, CAME_THROUGH);
    }
  };
  return {
    /** The order as last saved. */
    saved,
    keep,
    sendWhole,
    /** The server's errors, by the path of the field. */
    fields,
  };
}
