import { talentQuery } from '#contract/finding/talent-query.ts';
import type { ProjectOfBrief } from '#domain/projects/project/project-of-brief.ts';

/** A brief that has been read, as it is answered: whom its roles ask for as the form and the search take it. */
export const presentReading = (read: ProjectOfBrief) => ({
  ...read,
  roles: read.roles.map((role) => ({
    ...role,
    rights: role.rights?.map((line) => ({ ...line, media: [...line.media] })) ?? null,
    wanted: talentQuery.parse(role.wanted),
  })),
});
