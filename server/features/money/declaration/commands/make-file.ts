import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import {
  correctionsTo,
  type FiledStatements,
  isEmpty,
  statementsAfter,
} from '#domain/money/declaration/corrections.ts';
import { isOver } from '#domain/money/declaration/declared-month.ts';
import type { Platform } from '#domain/money/platform/platform.ts';
import type { AdminActor } from '#server/actor.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { type LoadedFile, loadFiles } from '#server/features/money/declaration/queries/load-files.ts';
import { figuresOfMonth, type MonthFigures } from '#server/features/money/declaration/queries/month-figures.ts';
import { findPlatform } from '#server/features/money/platform/queries/find-platform.ts';
import { agiFile } from '#server/formats/agi/agi-file.ts';
import { agiContact, isFitContact } from '#server/formats/agi/contact.ts';
import { announce } from '#server/live/announce.ts';
import type { Services } from '#server/services.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { type Erased, numbersOf } from './numbers-of.ts';
import { type Identities, openIdentities, sealedFile } from './sealed-declarations.ts';

export type DeclarationParts = Pick<Services, 'db' | 'env'> & Erased;

interface Draft {
  readonly figures: MonthFigures;
  readonly content: FiledStatements;
  /** The numbers of the statements, and of the removed ones as they were stated. */
  readonly identities: Identities;
  readonly removed_identities: Identities;
}

/** The personal numbers that the tax agency has, by specification number, after files in their order. */
async function statedNumbers(trx: Trx, env: Services['env'], files: readonly LoadedFile[]) {
  const opened = await openIdentities(
    trx,
    env,
    files.map(({ id }) => id),
  );
  const stated = new Map<number, string>();
  for (const { id } of files) {
    for (const [specification, number] of Object.entries(opened.get(id) ?? {})) {
      stated.set(Number(specification), number);
    }
  }
  return stated;
}

const pick = (numbers: ReadonlyMap<number, string>, specifications: readonly number[]): Identities =>
  Object.fromEntries(specifications.map((specification) => [specification, numbers.get(specification) ?? '']));

/** True if a file of the month has what the draft would have, so that no second one is made. */
async function isOfDraft(
  trx: Trx,
  env: Services['env'],
  file: LoadedFile,
  { figures, content, identities }: Draft,
): Promise<boolean> {
  if (file.contributions_ore !== figures.contributions_ore) return false;
  const before = statementsAfter([file]);
  const isSame =
    isEmpty(correctionsTo(before, content.statements, new Set())) &&
    JSON.stringify(file.removed.toSorted()) === JSON.stringify(content.removed.toSorted());
  const known = (await openIdentities(trx, env, [file.id])).get(file.id) ?? {};
  return isSame && Object.entries(identities).every(([specification, number]) => known[specification] === number);
}

interface Maker {
  readonly actor: AdminActor;
  readonly moment: Moment;
  readonly company: Platform;
}

/** Writes the file of a draft, sealed. @returns its id */
async function keep(trx: Trx, env: Services['env'], draft: Draft, position: number, { actor, moment, company }: Maker) {
  const { figures, content, identities, removed_identities } = draft;
  const { month, person_count, gross_ore, tax_ore, contributions_ore } = figures;
  const bytes = agiFile({
    employer: company,
    contact: { name: actor.name, phone: company.phone, email: company.email },
    program: BRAND,
    created_at: moment.now,
    month,
    contributions_ore,
    tax_ore,
    statements: content.statements.map((one) => ({ ...one, identity_number: identities[one.specification] ?? '' })),
    removed: content.removed.map((specification) => ({
      specification,
      identity_number: removed_identities[specification] ?? '',
    })),
  });
  const id = randomUUID();
  await trx
    .insertInto('wage_declarations')
    .values({
      id,
      month,
      position,
      content: JSON.stringify(content),
      person_count,
      gross_ore,
      tax_ore,
      contributions_ore,
      ...sealedFile(env, id, new TextDecoder().decode(bytes), identities),
      file_sha256: createHash('sha256').update(bytes).digest('hex'),
      account_id: actor.account_id,
      actor_name: actor.name,
      created_date: moment.now,
    })
    .execute();
  announce(trx, { topics: [], noun: 'books' });
  return { id };
}

/**
 * Makes the file of a month (its first ISO day) for the tax agency: everybody's statements, or what differs from the
 * files that were handed in. If the newest file waits to be handed in and has the same content, it is returned instead.
 */
export function makeFile({ db, env, openErased }: DeclarationParts, actor: AdminActor, month: string, moment: Moment) {
  return inTransaction(db, async (trx) => {
    // The second of two callers reads the first one's file.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`wage declaration ${month}`}, 0))`.execute(trx);
    if (!isOver(month, moment.today)) return refuse('not_allowed_now');
    const company = await findPlatform(trx, moment.today);
    if (!company) return refuse('platform_missing');
    const { phone, email } = company;
    if (!isFitContact(agiContact({ name: actor.name, phone, email }))) return refuse('declaration_contact_unfit');
    const figures = await figuresOfMonth(trx, month);
    const numbers = await numbersOf(trx, { env, openErased, actor, moment }, figures.wages);
    if (numbers.size < figures.statements.length) return refuse('declaration_number_missing');

    const files = await loadFiles(trx, [month]);
    const handedIn = files.filter(({ is_handed_in }) => is_handed_in);
    const [held, stated] = [statementsAfter(handedIn), await statedNumbers(trx, env, handedIn)];
    const renumbered = [...held.keys()].filter((one) => numbers.has(one) && numbers.get(one) !== stated.get(one));
    const content = correctionsTo(held, figures.statements, new Set(renumbered));
    const isAsHandedIn = handedIn.at(-1)?.contributions_ore === figures.contributions_ore;
    if (isAsHandedIn && isEmpty(content)) return refuse('declaration_unchanged');

    const specifications = content.statements.map(({ specification }) => specification);
    const draft = {
      figures,
      content,
      identities: pick(numbers, specifications),
      removed_identities: pick(stated, content.removed),
    };
    const newest = files.at(-1);
    if (newest && !newest.is_handed_in && (await isOfDraft(trx, env, newest, draft))) return { id: newest.id };
    return keep(trx, env, draft, files.length + 1, { actor, moment, company });
  });
}
