import { sql } from 'kysely';
import { isNamedForLibrary, openForLibrary, sealForLibrary } from '#server/sealed/library-secrets.ts';
import type { Services } from '#server/services.ts';

/**
 * If the server has several secrets, seals an account's second factor anew unless its sealed values name their secret:
 * the authentication library tries only the secret that a value names. Called before the library reads the values.
 */
export async function nameFactorKey({ db, env }: Pick<Services, 'db' | 'env'>, account_id: string): Promise<void> {
  if (env.personal_data_secrets.length === 1 && env.session_secrets.length === 1) return;
  const { rows } = await sql<{ secret: string; backup_codes: string }>`
    select secret, backup_codes from two_factors where account_id = ${account_id}`.execute(db);
  const [kept] = rows;
  if (!kept || (isNamedForLibrary(env, kept.secret) && isNamedForLibrary(env, kept.backup_codes))) return;
  const anew = async (sealed: string) => sealForLibrary(env, (await openForLibrary(env, sealed)).text);
  // A recovery code that another request uses meanwhile changes the row, which then stays as it is.
  await sql`
    update two_factors set secret = ${await anew(kept.secret)}, backup_codes = ${await anew(kept.backup_codes)}
    where account_id = ${account_id} and secret = ${kept.secret} and backup_codes = ${kept.backup_codes}`.execute(db);
}
