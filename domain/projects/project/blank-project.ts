import type { ProjectKind } from './project.rules.ts';

/** An empty draft in the form's shape, with a title at most. */
export const blankProject = (kind: ProjectKind, title = '') => ({
  kind,
  title,
  acceptance: 'each' as const,
  production_type: null,
  description: '',
  municipality_id: null,
  place: '',
  greeting: '',
  usage_media: [],
  usage_territory: null,
  usage_months: null,
  decision_by: null,
  dates: [],
  roles: [],
});
