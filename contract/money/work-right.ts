import { z } from 'zod';
import { day, id } from '#contract/kernel/fields.ts';
import { hasEnd, WORK_RIGHT_BASES } from '#domain/people/work-right/work-right.ts';

/** A look at a talent's right to work, as finance writes it. The paper itself is not kept. */
export const writtenWorkRight = z
  .strictObject({
    /** Made by the sender, so that sending twice enters the look once. */
    look_id: id,
    basis: z.enum(WORK_RIGHT_BASES, { error: 'Välj vad du har sett.' }),
    /** Last day of the right; null for a right without an end. */
    valid_until: day.nullable(),
    looked_on: day,
  })
  .superRefine(({ basis, valid_until, looked_on }, context) => {
    const lacks = (message: string) => context.addIssue({ code: 'custom', path: ['valid_until'], message });
    if (hasEnd(basis) && valid_until === null) lacks('Fyll i sista dagen på tillståndet.');
    if (!hasEnd(basis) && basis !== 'family_of_eu' && valid_until !== null) lacks('Den här rätten har inget slut.');
    if (valid_until !== null && valid_until < looked_on) lacks('Tillståndet hade redan gått ut.');
  });
