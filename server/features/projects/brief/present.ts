import { talentQuery } from '#contract/finding/talent-query.ts';
import type { ProjectOfBrief } from '#domain/projects/project/project-of-brief.ts';

/** The answer with a brief's reading: roles in the shape of the form, their wishes in the shape of the search. */
export const presentReading = (read: ProjectOfBrief) => ({
  ...read,
  roles: read.roles.map((role) => ({
    ...role,
    rights: role.rights?.map((line) => ({ ...line, media: [...line.media] })) ?? null,
    wanted: talentQuery.parse(role.wanted),
  })),
});
