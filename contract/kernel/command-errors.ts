/**
 * The codes with which every command of a lifecycle may refuse: the role, the state, or a change by somebody else in
 * the meantime.
 */
export const COMMAND_ERRORS = ['not_allowed_for_role', 'not_allowed_now', 'changed_meanwhile'] as const;
