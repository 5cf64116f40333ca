import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { apiKeyForm } from '#contract/companies/api-key.ts';
import { KEY_HINT_LETTERS, KEY_START, type KeyRights } from '#domain/companies/api-key/api-key.rules.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { readLimit } from '#server/features/accounts/setting/queries.ts';
import { holdCompany, logChange } from '#server/features/companies/member/commands/hold-company.ts';
import { mailOwners } from '#server/features/companies/member/commands/mail-owners.ts';
import { hashKey } from '#server/http/key-caller.ts';
import { announce } from '#server/live/announce.ts';
import type { MailContent } from '#server/mail/render-mail.ts';
import { keyRightsWords } from '#texts/companies/api-key-words.ts';
import { formatMoment } from '#texts/kernel/format.ts';

interface MadeKey {
  readonly company_name: string;
  readonly made_by: string;
  readonly name: string;
  readonly rights: KeyRights;
}

/** The mail to the owners about a new API key, with which a program may act for their company. */
function keyMadeMail({ company_name, made_by, name, rights }: MadeKey, now: string): MailContent {
  return {
    title: `En ny API-nyckel för ${company_name}`,
    message: `${made_by} gjorde nyckeln ”${name}” ${formatMoment(now)}. Ett program som har den får: ${keyRightsWords[rights].may.toLowerCase()}. Är det väntat behöver du inte göra något. Är det inte det: avsluta nyckeln genast, så öppnar den ingenting mer.`,
    action: 'Se nycklarna',
    path: '/CompanySettings#anslutningar',
    reason: `Du får det här mejlet för att du är ägare av ${company_name}. Det går inte att stänga av.`,
  };
}

/** Makes a key. Only this answer contains the key; the database stores a hash. */
export async function makeKey(
  trx: Trx,
  actor: CompanyActor,
  { name, rights, limit_ore, ends_on }: Omit<z.output<ReturnType<typeof apiKeyForm>>, 'password'>,
  { now }: Moment,
) {
  const ended = await holdCompany(trx, actor);
  if (ended) return ended;
  const { company_id } = actor;
  const key = KEY_START + randomBytes(32).toString('base64url');
  const { rows } = await sql<{ id: string }>`
    insert into api_keys (company_id, name, rights, limit_ore, key_hash, hint, ends_on, created_date)
    select ${company_id}, ${name}, ${rights}, ${limit_ore}::bigint, ${hashKey(key)}, ${key.slice(-KEY_HINT_LETTERS)},
      ${ends_on}::date, ${now}::timestamptz
    where (select count(*) from api_keys where company_id = ${company_id}) < ${await readLimit(trx, 'company_keys')}
    returning id`.execute(trx);
  if (!rows[0]) return refuse('keys_full');
  await logChange(trx, actor, { what: 'make_key', about: name, rights, limit_ore }, now);
  const made = { name, rights, company_name: actor.company_name, made_by: actor.name };
  await mailOwners(trx, company_id, keyMadeMail(made, now));
  announce(trx, { topics: [`company:${company_id}`], noun: 'api_key' });
  return { id: rows[0].id, key };
}

/** Ends a key. A call that is running with the key finishes; later calls are refused. */
export async function endKey(trx: Trx, actor: CompanyActor, id: string, { now }: Moment) {
  const ended = await holdCompany(trx, actor);
  if (ended) return ended;
  const { rows } = await sql<{ name: string }>`
    delete from api_keys where id = ${id} and company_id = ${actor.company_id} returning name`.execute(trx);
  if (!rows[0]) return refuse('not_found');
  await logChange(trx, actor, { what: 'end_key', about: rows[0].name }, now);
  announce(trx, { topics: [`company:${actor.company_id}`], noun: 'api_key' });
  return true;
}
