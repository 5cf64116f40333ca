import { z } from 'zod';
import { day, id, revision } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { projectDetails, projectInput, projectRole, projectRoutes } from '#contract/projects/project.ts';
import { ORDER_HOLDS } from '#domain/work/order/order-holds.ts';
import { pipelineRoutes } from './pipeline.ts';

const MOST_PEOPLE = 200;

/** A role with the people to ask for it. */
const orderRole = projectRole.extend({ talent_ids: z.array(id).max(100, 'Högst 100 åt gången.') });

const countPeople = (roles: readonly z.output<typeof orderRole>[]) =>
  roles.reduce((count, { talent_ids }) => count + talent_ids.length, 0);

/** The whole form of an order, with the people and their last day to answer. */
const orderInput = projectInput.omit({ kind: true }).extend({
  /** The draft that the sender saw; null for a new order. */
  draft: z.strictObject({ id, revision }).nullable(),
  roles: z
    .array(orderRole)
    .max(30, 'Högst 30 roller.')
    .refine((roles) => countPeople(roles) > 0, 'Välj minst en person.')
    .refine((roles) => countPeople(roles) <= MOST_PEOPLE, `Högst ${MOST_PEOPLE} åt gången.`),
  answer_by: day,
});
export type OrderInput = z.output<typeof orderInput>;

/**
 * The refusals of the commands that an order consists of; each command also has a route of its own. A reason that only
 * holds the requests back is no refusal: the answer names it in `held_by`.
 */
const OF_COMMANDS = [
  ...projectRoutes['POST /projects'].errors,
  ...projectRoutes['PUT /projects/:id'].errors,
  ...projectRoutes['PUT /projects/:id/picks'].errors,
  ...projectRoutes['POST /projects/:id/open-casting'].errors,
  ...pipelineRoutes['POST /projects/:id/requests'].errors,
].filter((code) => !ORDER_HOLDS.some((hold) => hold === code));

export const orderRoutes = declareRoutes({
  'POST /orders/send': {
    auth: ['company'],
    open_to_keys: true,
    summary:
      'Saves an order, opens it and asks everybody named in it, or changes nothing. An order that needs an approval first is kept open with its people and asks nobody.',
    body: orderInput,
    response: z.object({
      project: projectDetails,
      /** The reason why the requests are not sent yet; null once they are. */
      held_by: z.enum(ORDER_HOLDS).nullable(),
    }),
    affects: ['candidate', 'pick', 'project', 'project_check', 'sign_off'],
    errors: OF_COMMANDS,
  },
});
