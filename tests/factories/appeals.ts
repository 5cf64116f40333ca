/** Appeals and notes inserted as rows, and bodies for tests that call all routes. */
import { randomUUID } from 'node:crypto';

interface Pool {
  query(text: string, values: unknown[]): Promise<{ rows: { id: string }[] }>;
}

/**
 * Inserts an appeal against a refusal. The appeal waits for an answer, and names no account that decided.
 * @returns its id
 */
export async function aWaitingAppeal(pool: Pool, company_id: string): Promise<string> {
  const { rows } = await pool.query(
    `insert into appeals (company_id, about, status, reason, decided_role, decided_date, open_until, token_hash, text, written_date)
     values ($1, 'refusal', 'waiting', 'Obetald faktura.', 'review', app_now(), '2099-01-01', $2, 'Den är betald.', app_now())
     returning id`,
    [company_id, randomUUID()],
  );
  return rows[0]?.id ?? '';
}

/** Inserts a note about a company by an administrator. @returns its id */
export async function aNote(pool: Pool, company_id: string, account_id: string): Promise<string> {
  const { rows } = await pool.query(
    `insert into admin_notes (about, about_id, account_id, author_name, words, created_date)
     values ('company', $1, $2, 'Ada Min', 'Ringde.', app_now()) returning id`,
    [company_id, account_id],
  );
  return rows[0]?.id ?? '';
}

/** A valid body for the routes of appeals and notes. */
export function appealBody(route: string, about_id: string): object | undefined {
  if (route.startsWith('POST /admin/appeals/')) return { answer: 'Vi har tittat igen.' };
  if (route === 'POST /admin/notes') return { id: randomUUID(), about: 'company', about_id, words: 'Ringde.' };
  if (route === 'POST /appeals/view') return { token: 'x' };
  return route === 'POST /appeals/write' ? { token: 'x', text: 'Det är fel.' } : undefined;
}
