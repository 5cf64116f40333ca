import type { ReadQuery } from '#domain/finding/matching/query-of-reading.ts';
import { queryOfText } from '#domain/finding/matching/query-of-text.ts';
import { oneRoleOfBrief, type ProjectOfBrief, projectOfBrief } from '#domain/projects/project/project-of-brief.ts';

/** Texts written by users, and the ISO day on which they are read. */
export type BriefJob =
  | { readonly as: 'queries'; readonly texts: readonly string[]; readonly today: string }
  | { readonly as: 'project' | 'one_role'; readonly text: string; readonly today: string };

export type ReadBrief = { readonly queries: readonly ReadQuery[] } | { readonly project: ProjectOfBrief };

/** Reads the texts, in the calling thread. Nothing of them is stored or logged. */
export function readBriefJob(job: BriefJob): ReadBrief {
  if (job.as === 'queries') return { queries: job.texts.map((text) => queryOfText(text, job.today)) };
  return { project: job.as === 'one_role' ? oneRoleOfBrief(job.text, job.today) : projectOfBrief(job.text, job.today) };
}
