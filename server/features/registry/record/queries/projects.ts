import type { SqlBool } from 'kysely';
import { sql } from '#server/db/sql.ts';
import { isSeenId } from '#server/features/people/talent/policy.ts';
import { namesInLog, visibleProjects } from '#server/features/projects/project/policy.ts';
import { roleTerms } from '#server/features/projects/project/queries/role-terms.ts';
import { NOTHING, type RecordSource } from './source.ts';

export const projectSource: RecordSource = {
  from: sql`projects p`,
  alias: 'p',
  derived: () => ({
    dates: sql`coalesce((select jsonb_agg(jsonb_build_object('kind', d.kind, 'starts_on', d.starts_on, 'ends_on', d.ends_on)
      order by d.starts_on) from project_dates d where d.project_id = p.id), '[]')`,
    roles: sql`coalesce((select jsonb_agg(to_jsonb(r) || jsonb_build_object('terms', ${roleTerms('r')}) order by r.role_index) from project_roles r where r.project_id = p.id), '[]')`,
  }),
  visible: (actor) => (actor.role === 'talent' ? NOTHING : visibleProjects(actor)),
};

export const orderSource: RecordSource = {
  ...projectSource,
  visible: (actor, moment) => sql<SqlBool>`(p.kind = 'order' and ${projectSource.visible(actor, moment)})`,
};

export const editLogSource: RecordSource = {
  from: sql`project_edit_logs l join projects p on p.id = l.project_id`,
  alias: 'l',
  derived: (actor, { today }) => (actor.role === 'talent' ? {} : namesInLog(actor, today)),
  visible: projectSource.visible,
};

export const bookingSource: RecordSource = {
  from: sql`bookings b join projects p on p.id = b.project_id`,
  alias: 'b',
  derived: (actor, { today }) => ({
    related_candidate_status_id: sql.ref('b.candidate_id'),
    ...(actor.role !== 'talent' && {
      talent_id: sql`case when ${isSeenId(sql.ref('b.talent_id'), actor, today)} then b.talent_id end`,
    }),
  }),
  visible: projectSource.visible,
};

/**
 * Auditions with the ids of their invited candidates. The id of a candidate reveals nothing about a talent whom the
 * company may not see.
 */
export const auditionSource: RecordSource = {
  from: sql`auditions d join projects p on p.id = d.project_id`,
  alias: 'd',
  derived: () => ({
    roles: sql`coalesce((select jsonb_agg(jsonb_build_object('role_id', called.role_id, 'candidates', called.candidates)
      order by called.role_index) from (
        select v.role_id, r.role_index, jsonb_agg(jsonb_build_object('candidate_id', v.candidate_id, 'status', v.status)
          order by v.created_date, v.id) as candidates
        from invitations v join project_roles r on r.id = v.role_id
        where v.audition_id = d.id and v.status <> 'withdrawn' group by v.role_id, r.role_index) called), '[]')`,
  }),
  visible: projectSource.visible,
};
