import { sql } from 'kysely';
import type { CreditInput } from '#contract/people/profile-parts.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { needsGuardian } from '#domain/people/guardian/guardian.rules.ts';
import { leadsElsewhere, partWords, WORDED_PARTS, type Words } from '#domain/people/profile/held-words.ts';
import { LOOKED_AT } from '#domain/people/profile/review-parts.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { OwnProfileRow } from '#server/features/people/talent/queries.ts';
import { type NewNames, writeNames } from '#server/names/names.ts';
import type { profileChanges } from './profile-changes.ts';

type Told = ReturnType<typeof profileChanges>['columns'];

/**
 * Divides a change into columns that companies see at once and words that are held for review. Nothing is held before
 * the first approval, because until then companies see nothing of the profile. `needsLook` tells whether the change is
 * reviewed always, by the settings, or never (null).
 */
export function holdBack(
  told: Told,
  credits: readonly Pick<CreditInput, 'title' | 'role' | 'director' | 'company'>[],
  before: OwnProfileRow,
  { today }: Moment,
): { readonly columns: Told & { held_words?: string }; readonly needsLook: 'always' | 'by-setting' | null } {
  const isLookedAt = LOOKED_AT.some((part) => told[part] !== undefined && told[part] !== before[part]);
  const bySetting = isLookedAt ? 'by-setting' : null;
  if (before.approved_date === null) return { columns: told, needsLook: bySetting };
  const written: Words = Object.fromEntries(
    WORDED_PARTS.flatMap((part) => (told[part] === undefined ? [] : [[part, told[part]]])),
  );
  const { shown, held } = partWords({
    shown: before,
    held: before.held_words,
    written,
    is_minor: needsGuardian(before, today),
  });
  const columns: Told & { held_words?: string } = { ...told };
  for (const part of WORDED_PARTS) if (shown[part] === undefined) delete columns[part];
  const isChanged = WORDED_PARTS.some((part) => held[part] !== before.held_words[part]);
  if (isChanged) columns.held_words = JSON.stringify(held);
  const isNewlyHeld = WORDED_PARTS.some((part) => held[part] !== undefined && held[part] !== before.held_words[part]);
  const leads = credits.some(({ title, role, director, company }) =>
    [title, role, director, company].some(leadsElsewhere),
  );
  return { columns, needsLook: isNewlyHeld || leads ? 'always' : bySetting };
}

/**
 * Publishes the held words of these profiles, which the caller has locked.
 * @returns the ids of talents who had held words
 */
export async function showHeldWords(trx: Trx, talent_ids: readonly string[]): Promise<string[]> {
  const { rows: held } = await sql<{ id: string; names: NewNames }>`
    select id, held_words as names from talents where id = any(${[...talent_ids]}::uuid[]) and held_words <> '{}'
    order by id`.execute(trx);
  const ids = held.map(({ id }) => id);
  if (ids.length === 0) return [];
  await sql`
    update talents set held_words = '{}', ${sql.join(
      WORDED_PARTS.filter((part) => !isNamePart(part)).map(
        (part) => sql`${sql.ref(part)} = coalesce(held_words ->> ${sql.lit(part)}, ${sql.ref(part)})`,
      ),
    )}
    where id = any(${ids}::uuid[])`.execute(trx);
  for (const { id, names } of held) if (Object.keys(names).some(isNamePart)) await writeNames(trx, id, names);
  return ids;
}

/** True for a part of the names, which names.ts writes. */
const isNamePart = (part: string) => part === 'first_name' || part === 'last_name' || part === 'stage_name';
