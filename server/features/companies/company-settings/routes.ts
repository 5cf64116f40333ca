import { type companySettingsRoutes, factsForm } from '#contract/companies/company-settings.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { findPlace } from '#server/features/companies/place/queries.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { findMailRates } from '#server/mail/choices.ts';
import type { Services } from '#server/services.ts';
import { changeFacts, changeInvoicing } from './commands/change-settings.ts';
import { chooseMemberMails } from './commands/choose-member-mails.ts';
import { findSettings } from './queries/find-settings.ts';

/** A company's facts and invoicing, and each member's mail rates. */
export function companySettingsHandlers({ db }: Services): Handlers<typeof companySettingsRoutes> {
  return {
    'GET /company/settings': ({ actor }) => findSettings(db, actor),
    'PUT /company/settings/facts': async ({ actor, body: { revision, ...facts } }) => {
      const isAbroad = (await findPlace(db, actor.company_id)) !== null;
      const told = isAbroad ? facts : factsForm.parse(facts);
      const changed = await inTransaction(db, (trx) => changeFacts(trx, actor, revision, told));
      return isRefusal(changed) ? changed : findSettings(db, actor);
    },
    'PUT /company/settings/invoicing': async ({
      actor,
      body: { revision, password: _asked, ...invoicing },
      moment,
    }) => {
      const changed = await inTransaction(db, (trx) => changeInvoicing(trx, actor, revision, invoicing, moment));
      return isRefusal(changed) ? changed : findSettings(db, actor);
    },
    'GET /company/mails': ({ actor }) => findMailRates(db, 'company', actor.account_id),
    'PUT /company/mails': async ({ actor, body, moment }) => {
      const chosen = await inTransaction(db, (trx) => chooseMemberMails(trx, actor, body, moment));
      return isRefusal(chosen) ? chosen : findMailRates(db, 'company', actor.account_id);
    },
  };
}
