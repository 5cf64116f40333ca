/**
 * The codes with which every command of a lifecycle may refuse: because of the role or the state, or because another
 * person has changed the object in the meantime.
 */
export const COMMAND_ERRORS = ['not_allowed_for_role', 'not_allowed_now', 'changed_meanwhile'] as const;
