import { z } from 'zod';
import { SEDCARD_PICTURES } from '#domain/people/talent/profile.rules.ts';
import type { PictureSlot, Template } from '#server/documents/template.ts';
import { MAIN, SMALL } from './layout.ts';

const ability = z.strictObject({ label: z.string(), level: z.string() });

/**
 * The contents of a sedcard: at most the facts that a company sees of the talent, as text. Strict, so that no other
 * fact about a person can be included.
 */
const sedcardSnapshot = z.strictObject({
  name: z.string().min(1),
  trades: z.string(),
  facts: z.array(z.strictObject({ label: z.string(), value: z.string() })),
  bio: z.string(),
  languages: z.array(ability),
  skills: z.array(z.strictObject({ label: z.string(), abilities: z.array(ability) })),
  licences: z.string(),
  sizes: z.array(z.strictObject({ label: z.string(), value: z.string() })),
  credits: z.array(
    z.strictObject({
      label: z.string(),
      lines: z.array(z.strictObject({ year: z.string(), title: z.string(), more: z.string() })),
    }),
  ),
  /** Values of media.path, the main portrait first. */
  pictures: z.array(z.string()).max(SEDCARD_PICTURES),
});
export type Sedcard = z.output<typeof sedcardSnapshot>;

const slotOf = (path: string, index: number): PictureSlot => ({ path, ...(index === 0 ? MAIN : SMALL) });

/**
 * The sedcard: portraits and facts on the first page, then the talent's own text, languages, skills, licences, sizes
 * and credits, on as many pages as needed.
 */
export const sedcard: Template<Sedcard> = {
  schema: sedcardSnapshot,
  title: ({ name }) => `Sedcard ${name}`,
  pictures: ({ pictures }) => pictures.map(slotOf),
};
