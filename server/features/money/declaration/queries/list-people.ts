import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { DeclaredPerson } from '#contract/money/declaration.ts';
import { statementsAfter } from '#domain/money/declaration/corrections.ts';
import { comparedStatements } from '#domain/money/declaration/people.ts';
import { grossOf, payeeNumberOf } from '#domain/money/declaration/statement.ts';
import { monthOf } from '#domain/money/ledger/months.ts';
import type { Db } from '#server/db/transaction.ts';
import { loadFiles } from './load-files.ts';
import { figuresOfMonth } from './month-figures.ts';

/** The talents of payee numbers. */
async function namesOf(db: Db, numbers: readonly number[]) {
  const { rows } = await sql<{ number: number; id: string; name: string }>`
    select y.number, t.id, t.first_name || ' ' || t.last_name as name
    from payees y join talents t on t.id = y.talent_id where y.number = any(${numbers}::int[])`.execute(db);
  return new Map(rows.map(({ number, ...person }) => [number, person]));
}

/** A page of the people of a month (any ISO day of it), by specification number. */
export async function listPeople(db: Db, day: string, page: number) {
  const month = monthOf(day);
  const [figures, files] = await Promise.all([figuresOfMonth(db, month), loadFiles(db, [month])]);
  const held = statementsAfter(files.filter(({ is_handed_in }) => is_handed_in));
  const all = comparedStatements(held, figures.statements);
  const own = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const names = await namesOf(
    db,
    own.map(({ statement }) => payeeNumberOf(statement.specification)),
  );
  const items = own.flatMap(({ statement, change }): DeclaredPerson[] => {
    const person = names.get(payeeNumberOf(statement.specification));
    if (!person) return [];
    const { specification, tax_box, tax_ore } = statement;
    return [{ specification, ...person, tax_box, gross_ore: grossOf([statement]), tax_ore, change }];
  });
  return { items, page, page_size: PAGE_SIZE, total: all.length };
}
