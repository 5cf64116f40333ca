import { sql } from 'kysely';
import { isAmong } from '#server/db/is-among.ts';
import type { Adapter, Loaded } from '#server/lifecycle/adapter.ts';
import { type LoadedAnnouncement, loadAnnouncements } from './queries/load-announcements.ts';

/** An announcement in the form that `move` takes. */
export function announcementObject(announcement: LoadedAnnouncement): Loaded<'announcement'> {
  const { id, company_id, project_id, project_title, company_name, role_title, heading, closes_on } = announcement;
  return {
    id,
    subject: announcement,
    concerned: { company_id, project_id },
    facts: { project_title, company_name, role_title, heading, closes_on },
  };
}

const COLUMN_OF = { announcement: 'a.id', project: 'a.project_id', company: 'a.company_id' } as const;

export const announcementAdapter: Adapter<'announcement'> = {
  async load(trx, { of, ids }) {
    if (!(of in COLUMN_OF)) throw new Error(`Announcements are not found by ${of}`);
    const column = sql.ref(COLUMN_OF[of as keyof typeof COLUMN_OF]);
    // Ended announcements are left out: no event of another object changes them, and there may be many.
    const where = sql`${isAmong(column, ids)} and a.status in ('draft', 'waiting', 'published', 'refused')`;
    return (await loadAnnouncements(trx, where)).map(announcementObject);
  },
  // Candidates who answered get notices in the same transaction, and decisions about candidates lock the project first.
  hold: async (trx, id) => {
    await sql`select p.id from projects p join announcements a on a.project_id = p.id where a.id = ${id} for no key update of p`.execute(
      trx,
    );
  },
  writes: {
    publish: (_words, { now }) => ({ published_date: now, reason: null }),
    submit: () => ({ reason: null }),
    approve: (_words, { now }) => ({ published_date: now, decided_date: now, reason: null }),
    refuse: ({ reason }, { now }) => ({ decided_date: now, reason }),
    'take-down': ({ reason }, { now }) => ({ decided_date: now, reason }),
  },
};
