import type { wordingRoutes } from '#contract/office/wording.ts';
import { HELP_KEYS, TEXT } from '#domain/accounts/setting/wording-keys.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeVersion } from '#server/features/accounts/setting/commands.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { WORDINGS } from '#texts/office/wordings.ts';
import { listPublicWords, listWordings, listWordingVersions } from './queries.ts';

/** The texts that administrators may reword. No process caches them. */
export function wordingHandlers({ db }: Pick<Services, 'db'>): Handlers<typeof wordingRoutes> {
  return {
    'GET /admin/wordings': async () => ({ items: await listWordings(db) }),

    'GET /admin/wordings/history': ({ query: { key, page } }) => listWordingVersions(db, key, page),

    'POST /admin/wordings': async ({ actor, body: { key, text, why, seen_version_id }, moment }) => {
      const wording = WORDINGS.find((one) => one.key === key);
      if (!wording) return refuse('not_found');
      // Stored as empty, so that a text reset to the original follows later changes of the original.
      const value = text === wording.text ? '' : text;
      const version = { key: TEXT + key, value, why, seen_version_id };
      const written = await inTransaction(db, (trx) => writeVersion(trx, actor, version, '', moment));
      if (isRefusal(written)) return written;
      return (await listWordings(db)).find((one) => one.key === key) ?? null;
    },

    'GET /public-words': async ({ moment }) => ({ items: await listPublicWords(db, moment.today) }),

    'GET /help/answers': async ({ actor: { role } }) => {
      const prefix = HELP_KEYS[role];
      const anew = (await listWordings(db)).filter(({ key, text }) => key.startsWith(prefix) && text !== '');
      return { items: anew.map(({ key, text }) => ({ id: key.slice(prefix.length), answer: text })) };
    },
  };
}
