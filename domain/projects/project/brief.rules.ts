/** Maximum length of a brief, in UTF-16 units: about ten pages. */
export const BRIEF_MAX = 20_000;

/** Limits of the project form, which the values read from a brief keep. */
export const ROLES_MAX = 30;
export const DATES_MAX = 20;
export const HEADCOUNT_MAX = 500;
export const ROLE_TITLE_MAX = 80;
export const TITLE_MAX = 120;
export const ROLE_DESCRIPTION_MAX = 2000;
export const PROJECT_DESCRIPTION_MAX = 5000;
