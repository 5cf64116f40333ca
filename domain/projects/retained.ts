import type { Retained } from '#domain/accounts/retention/classes.ts';

/** The tables and private files of this context with something about people, by the class that they are kept in. */
export const retained: Retained = {
  history: { tables: ['project_edit_logs'] },
  company: { tables: ['project_templates', 'projects', 'project_roles', 'project_dates', 'project_checks'] },
};
