/** The common fields: their limits, and the Swedish sentence beside a field that breaks a limit. */
import { z } from 'zod';
import { ADDRESS_LENGTH_MAX, readEmailAddress } from '#domain/kernel/email-address.ts';
import { isOre, type Ore } from '#domain/kernel/money/ore.ts';
import { isPlainText, PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '#domain/kernel/password.rules.ts';
import { PERSON_NAME } from '#domain/kernel/person-name.rules.ts';
import { isDay } from '#domain/kernel/time/day.ts';
import { isInstant } from '#domain/kernel/time/instant.ts';
import './issue-words.ts';

/** An id. The database writes ids in lower case, so an id in upper case is lowered here. */
export const id = z.uuid().toLowerCase();

/** The id of a chosen or added object; `error` is the sentence if the id is missing or malformed. */
export const chosenId = (error: string) => z.uuid({ error }).toLowerCase();

/** A required line of text, trimmed. */
export const line = (label: string, max = 120) =>
  z
    .string({ error: `Fyll i ${label}.` })
    .trim()
    .min(1, `Fyll i ${label}.`)
    .max(max, `Högst ${max} tecken.`);

/** A person's name, harmless in the greeting of a mail (`domain/kernel/person-name.rules.ts`). */
export const personName = (label: string, max = 60) =>
  line(label, max).regex(PERSON_NAME, 'Skriv bara namnet, utan adresser och andra tecken.');

/** A Swedish postal code as typed. */
export const postalCode = z
  .string({ error: 'Fyll i postnumret.' })
  .trim()
  .regex(/^\d{3} ?\d{2}$/, 'Postnumret har fem siffror.');

/** A telephone number, kept as it is typed. */
export const phoneNumber = z
  .string({ error: 'Fyll i telefonnumret.' })
  .trim()
  .regex(/^\+?[\d ()-]{7,20}$/, 'Skriv ett telefonnummer, till exempel 08-123 45 67.');

/** Text that may be empty, trimmed. */
export const prose = (max: number) => z.string().trim().max(max, `Högst ${max} tecken.`);

/**
 * An e-mail address in its stored form (`domain/kernel/email-address.ts`). The label names the field in the sentence
 * for an empty one.
 */
export const emailOf = (label: string) =>
  z
    .string({ error: `Fyll i ${label}.` })
    .trim()
    .min(1, `Fyll i ${label}.`)
    .max(ADDRESS_LENGTH_MAX, `Högst ${ADDRESS_LENGTH_MAX} tecken.`)
    .overwrite((text) => readEmailAddress(text) ?? '')
    // The previous step has turned an invalid address into empty text.
    .pipe(z.email({ error: 'Ogiltig e-postadress. Kontrollera att e-posten är korrekt.', pattern: /@/ }));

export const email = emailOf('e-postadressen');

/**
 * At least 8 characters (spec, section 5), and a maximum that keeps hashing cheap. From other texts, characters that no
 * keyboard types are removed; a password with such characters is refused instead, so that the stored password is always
 * the one that was sent.
 */
export const password = z
  .string({ error: 'Fyll i lösenordet.' })
  .min(1, 'Fyll i lösenordet.')
  .min(PASSWORD_LENGTH_MIN, `Lösenordet är för svagt. Använd minst ${PASSWORD_LENGTH_MIN} tecken.`)
  .max(PASSWORD_LENGTH_MAX, `Högst ${PASSWORD_LENGTH_MAX} tecken.`)
  .refine(isPlainText, 'Lösenordet har tecken som inte går att använda. Skriv det för hand.');

/** An ISO day as typed. Days in answers are plain text, because a stored day must always stay readable. */
export const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Skriv datumet som ÅÅÅÅ-MM-DD.')
  .refine(isDay, 'Välj en dag som finns, mellan 1900 och 2100.');

/** A time of day as typed ('07:30'). */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Skriv tiden som TT:MM.');

/** An instant in an answer, ISO text with Z. */
export const instant = z.string();

/** An instant in a request. An invalid one ends the validation, because checks of the whole form calculate with it. */
export const writtenInstant = z.iso
  .datetime({ error: 'Skriv tidpunkten som ÅÅÅÅ-MM-DDTTT:MM:SSZ.', abort: true })
  .refine(isInstant, { error: 'Välj en tidpunkt mellan 1900 och 2100, med högst sex decimaler.', abort: true });

const wholeNumber = z.number({ error: 'Fyll i ett belopp.' }).int();

/** The schema takes and returns `Ore`, the type of the rules, so that forms hold amounts of that type too. */
function inOre(schema: z.ZodNumber): z.ZodType<Ore, Ore> {
  const read: z.ZodType<Ore, number> = schema.refine(isOre);
  return read as z.ZodType<Ore, Ore>;
}

/** An amount in öre. */
export const amount = inOre(wholeNumber);

/** A fee or another pay in öre as typed: not negative, up to a million kronor. */
export const writtenFee = inOre(
  wholeNumber.min(0, 'Beloppet kan inte vara negativt.').max(100_000_000, 'Högst 1 000 000 kr.'),
);

export const PAGE_SIZE = 24;

/** The version of an object that the sender saw; if there is a newer one, the answer is `changed_meanwhile`. */
export const revision = z.number().int().min(0).max(2_147_483_647);

/** A page of a list, from 1. No reader gets as far as the maximum, which keeps a query from scanning without end. */
export const pageNumber = z.coerce.number().int().min(1).max(1000).default(1);

/** One page of a list, with the total number of items. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), page: z.number(), page_size: z.number(), total: z.number() });

/** A list in the query string: absent, one value, or several values of the same name. */
export const listIn = <Item extends z.ZodType>(item: Item, max = 30) =>
  z
    .preprocess((value) => (value === undefined || Array.isArray(value) ? value : [value]), z.array(item).max(max))
    .default([]);

/** An answer without content. */
export const done = z.object({ done: z.literal(true) });
