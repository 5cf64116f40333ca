import { exchangeNames } from '#domain/kernel/names-in-words.ts';
import type { AgreementSigner } from '#domain/work/agreement/agreement.workflow.ts';
import { sql } from '#server/db/sql.ts';
import type { Db } from '#server/db/transaction.ts';

interface Withheld {
  readonly known_names: readonly string[];
  readonly guardian_names: readonly string[];
  readonly shown_name: string;
}

/** Replaces names in the strings of a JSON value. */
export type Withhold = <T>(value: T) => T;

const NOTHING: Withhold = (value) => value;
/** Stands in for the name of a guardian of a talent with protected identity. */
export const GUARDIAN = 'Vårdnadshavaren';

/** SQL of the names with which a party has signed the agreements of a talent `t`: they may be spelled otherwise. */
const signedNames = (party: AgreementSigner) => sql`
  select s.signer_name from agreements a join agreement_signatures s on s.agreement_id = a.id
  where a.talent_id = t.id and s.party = ${party}`;

/** SQL of every name that a guardian of a talent `t` has had here: consents keep only the latest. */
const guardianNames = sql`
  select g.guardian_name from guardian_consents g where g.talent_id = t.id
  union select v.guardian_name from agreement_approvals v where v.talent_id = t.id
  union select e.payload->>'guardian_name' from event_concerns c join events e on e.id = c.event_id
    where c.noun = 'talent' and c.concerned_id = t.id and e.noun in ('guardian', 'approval')
  union ${signedNames('guardian')}`;

/**
 * The way to show texts about these talents that were written and frozen before the identity of one of them was
 * protected: with the shown name instead of the known ones, and without the guardians' names.
 */
export async function withholdNames(db: Db, talent_ids: readonly string[]): Promise<Withhold> {
  if (talent_ids.length === 0) return NOTHING;
  const { rows } = await sql<Withheld>`
    select m.known_names || array(${signedNames('talent')}) as known_names,
      btrim(t.first_name || ' ' || t.last_name) as shown_name,
      array(select name from (${guardianNames}) as had (name) where name is not null) as guardian_names
    from protected_identities m join talents t on t.id = m.talent_id
    where m.talent_id = any(${[...talent_ids]}::uuid[]) and m.removed_date is null`.execute(db);
  if (rows.length === 0) return NOTHING;
  const exchange = (text: string) =>
    rows.reduce(
      (words, { known_names, guardian_names, shown_name }) =>
        exchangeNames(exchangeNames(words, known_names, shown_name), guardian_names, GUARDIAN),
      text,
    );
  return (value) => exchanged(value, exchange) as typeof value;
}

function exchanged(value: unknown, exchange: (text: string) => string): unknown {
  if (typeof value === 'string') return exchange(value);
  if (Array.isArray(value)) return value.map((item) => exchanged(item, exchange));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, exchanged(item, exchange)]));
}
