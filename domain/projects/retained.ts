import type { Retained } from '#domain/accounts/retention/classes.ts';

/** The tables and private files of this context with data about people, by retention class. */
export const retained: Retained = {
  history: { tables: ['project_edit_logs'] },
  company: {
    tables: ['project_templates', 'projects', 'project_roles', 'project_dates', 'project_checks', 'fee_guides'],
  },
};
