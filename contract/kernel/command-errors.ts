/** Why any command of a lifecycle may be refused: for the role, for the state, or because somebody else was first. */
export const COMMAND_ERRORS = ['not_allowed_for_role', 'not_allowed_now', 'changed_meanwhile'] as const;
