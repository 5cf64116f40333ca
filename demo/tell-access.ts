import type { CompanyActor } from '#server/actor.ts';
import { makeKey } from '#server/features/companies/api-key/commands.ts';
import { beginMandate } from '#server/features/office/mandate/commands/begin-mandate.ts';
import { putDown } from '#server/features/office/mandate/commands/put-down-mandate.ts';
import { run, type Stage } from './stage.ts';

/**
 * Adds two other actors for DEMO_COMPANY to the timeline: a program, by an API key whose secret nobody has, and an
 * administrator whom the company has asked for help.
 */
export function tellAccess(stage: Stage, owner: CompanyActor): void {
  const { timeline, admin } = stage;
  timeline.add(-20, 11, (moment) => {
    const key = { name: 'Kalendern på intranätet', rights: 'read', limit_ore: null, ends_on: null } as const;
    return run(stage, 'making a key', (trx) => makeKey(trx, owner, key, moment));
  });
  timeline.add(-9, 14, (moment) => {
    const company = { company_id: owner.company_id, talent_id: null, project_id: null };
    const reason = 'Ni ringde om att fakturaadressen inte gick att spara.';
    return run(stage, 'acting for a company', (trx) => beginMandate(trx, admin, company, reason, moment));
  });
  timeline.add(-9, 14.5, (moment) => run(stage, 'putting a mandate down', (trx) => putDown(trx, admin, moment)));
}
