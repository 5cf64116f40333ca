import { type Kysely, sql } from 'kysely';
import type { RouteDeclaration } from '#contract/kernel/route.ts';
import type { Look } from '#domain/kernel/roles/looks.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { adultBornBy } from '#domain/people/talent/profile.rules.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Database } from '#server/db/generated.ts';

/** The entries that a route's calls leave in the audit log if an administrator makes them. */
export interface Audited {
  readonly key: string;
  readonly looks_at: Look | null;
  readonly is_command: boolean;
}

const CHANGES_RECORDS = /^(POST|PATCH|DELETE) \/records\/\w+(\/:id)?$/;

/** The kind of audit entry for a route: a look at private data, or a command; null for neither. */
export function auditedOf(key: string, { auth, looks_at, affects = [] }: RouteDeclaration): Audited | null {
  const isOfAdmins = Array.isArray(auth) && auth.includes('admin');
  const is_command = isOfAdmins && (affects.length > 0 || CHANGES_RECORDS.test(key));
  return looks_at || is_command ? { key, looks_at: looks_at ?? null, is_command } : null;
}

const IDENTITY = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const NAMES_SOMEBODY = ['id', 'talent_id', 'company_id'];

/** The values of `id`, `talent_id` and `company_id` in an answer, however deep. */
function* identitiesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    if (typeof part !== 'string') yield* identitiesIn(part);
    else if (NAMES_SOMEBODY.includes(name) && IDENTITY.test(part)) yield part;
  }
}

/** The audit log of what administrators read and do. */
export interface Audit {
  /** Writes one row per answer, however many people it shows. If the row cannot be written, the answer is not sent. */
  write(
    audited: Audited,
    actor: AdminActor,
    call: { readonly params: unknown; readonly body: unknown; readonly request_id: string },
    moment: Moment,
  ): Promise<void>;
}

/** Creates the audit log, written to the database `db`. */
export function createAudit(db: Kysely<Database>): Audit {
  return {
    async write({ key, looks_at, is_command }, { account_id, name, admin_role }, { params, body, request_id }, moment) {
      const named = Object.values(params ?? {}).filter((value) => IDENTITY.test(value));
      const shown = [...new Set([...named, ...identitiesIn(body)])];
      await sql`
        with whom as materialized (select array(select distinct unnest(${named}::uuid[] || whom_it_concerns(${shown}::uuid[]))) as ids)
        insert into audit_entries (account_id, actor_name, admin_role, route, looks_at, is_command, about_ids, shows_minor,
          request_id, created_date)
        select ${account_id}, ${name}, ${admin_role}, ${key}, ${looks_at}, ${is_command}, w.ids, exists (
            select from talents t join accounts a on a.id = t.account_id
            where t.id = any(w.ids) and a.birth_date > ${adultBornBy(moment.today)}),
          ${request_id}, ${moment.now}
        from whom w`.execute(db);
    },
  };
}
