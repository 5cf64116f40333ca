import { sql } from 'kysely';
import type { CompanyStatus } from '#domain/accounts/account/standing.ts';
import { isAmong } from '#server/db/is-among.ts';
import type { Adapter, Loaded } from '#server/lifecycle/adapter.ts';

interface LoadedCompany {
  id: string;
  status: CompanyStatus;
  company_name: string;
  contact_name: string;
  is_email_confirmed: boolean;
}

const asObject = ({ id, company_name, contact_name, ...subject }: LoadedCompany): Loaded<'company'> => ({
  id,
  subject,
  concerned: { company_id: id },
  facts: { company_name, contact_name },
});

export const companyAdapter: Adapter<'company'> = {
  async load(trx, { of, ids }) {
    if (of !== 'company') throw new Error(`Companies are not found by ${of}`);
    const { rows } = await sql<LoadedCompany>`
      select id, status, name as company_name, contact_name, email_confirmed_date is not null as is_email_confirmed
      from companies where ${isAmong(sql.ref('id'), ids)} order by id`.execute(trx);
    return rows.map(asObject);
  },
  writes: {
    'confirm-address': (_words, { now }) => ({ email_confirmed_date: now }),
    approve: (_words, { now }) => ({ status_reason: null, decided_date: now }),
    refuse: ({ reason }, { now }) => ({ status_reason: reason, decided_date: now }),
    suspend: ({ reason }, { now }) => ({ status_reason: reason, decided_date: now }),
    reinstate: (_words, { now }) => ({ status_reason: null, decided_date: now }),
    leave: (_words, { now }) => ({ deleted_date: now }),
  },
};
