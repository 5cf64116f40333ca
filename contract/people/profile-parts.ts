/** The later parts of a profile: credits, sizes, practical facts and limits. */
import { z } from 'zod';
import { day, line, prose } from '#contract/kernel/fields.ts';
import { creditKinds } from '#domain/kernel/vocabulary/credit-kinds.ts';
import { dialects } from '#domain/kernel/vocabulary/dialects.ts';
import { languages } from '#domain/kernel/vocabulary/languages.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { roleContent } from '#domain/kernel/vocabulary/role-content.ts';
import { sizes } from '#domain/kernel/vocabulary/sizes.ts';
import { CREDITS_MAX, isWebLink } from '#domain/people/talent/credits.rules.ts';
import { sizeProblem } from '#domain/people/talent/sizes.rules.ts';

const year = z.number({ error: 'Skriv året med fyra siffror.' }).int('Skriv året med fyra siffror.');

/** One credit, as typed. */
const creditInput = z.strictObject({
  kind: z.enum(creditKinds.ids, { error: 'Välj en typ.' }),
  title: line('titeln', 120),
  role: prose(120),
  director: prose(120),
  company: prose(120),
  year: year.min(1900, 'Tidigast 1900.').max(2100, 'Senast 2100.').nullable(),
  link: prose(300).refine((link) => link === '' || isWebLink(link), 'Skriv en adress som börjar med https://.'),
});
export type CreditInput = z.output<typeof creditInput>;

const toldSize = z
  .strictObject({ id: z.enum(sizes.ids), value: z.number({ error: 'Skriv ett tal.' }) })
  .check((context) => {
    const message = sizeProblem(context.value);
    if (message) context.issues.push({ code: 'custom', message, path: ['value'], input: context.value.value });
  });

const contents = z.array(z.enum(roleContent.ids)).max(roleContent.ids.length);

/** The parts that a talent may write; lists are replaced as a whole. */
export const profilePartsPatch = z
  .strictObject({
    credits: z.array(creditInput).max(CREDITS_MAX, `Högst ${CREDITS_MAX} meriter.`),
    /** A talent who sends the sizes confirms that they are right today. */
    sizes: z.array(toldSize).max(sizes.ids.length),
    other_dialects: z.array(z.enum(dialects.ids)).max(10, 'Välj högst 10.'),
    accents: z.array(z.enum(languages.ids)).max(10, 'Välj högst 10.'),
    local_places: z.array(z.enum(municipalities.ids)).max(5, 'Välj högst 5.'),
    travels: z.boolean().nullable(),
    car: prose(80),
    agency: prose(80),
    passport_until: day.nullable(),
    may_work: z.boolean().nullable(),
    may_work_until: day.nullable(),
    declines: contents.nullable(),
    accepts: contents,
  })
  .partial();

/**
 * The later parts as the talent and companies read them. An entry that has left a vocabulary stays, and its id is shown
 * unchanged.
 */
export const profilePartsFacts = {
  credits: z.array(
    z.object({
      kind: z.string(),
      title: z.string(),
      role: z.string(),
      director: z.string(),
      company: z.string(),
      year: z.number().nullable(),
      link: z.string(),
    }),
  ),
  sizes: z.array(z.object({ id: z.string(), value: z.number() })),
  sizes_told_on: z.string().nullable(),
  other_dialects: z.array(z.string()),
  accents: z.array(z.string()),
  local_places: z.array(z.string()),
  travels: z.boolean().nullable(),
  car: z.string(),
  agency: z.string(),
  passport_until: z.string().nullable(),
  may_work: z.boolean().nullable(),
  may_work_until: z.string().nullable(),
  /** Null before the talent has stated limits. Content in neither list must be asked about. */
  declines: z.array(z.string()).nullable(),
  accepts: z.array(z.string()),
};
