import { talentQuery } from '#contract/finding/talent-query.ts';
import type { ProjectOfBrief } from '#domain/projects/project/project-of-brief.ts';

/**
 * The reading of a brief as the API returns it: roles as the form has them, and their wishes as the search has them.
 */
export const presentReading = (read: ProjectOfBrief) => ({
  ...read,
  roles: read.roles.map((role) => ({
    ...role,
    rights: role.rights?.map((line) => ({ ...line, media: [...line.media] })) ?? null,
    wanted: talentQuery.parse(role.wanted),
  })),
});
