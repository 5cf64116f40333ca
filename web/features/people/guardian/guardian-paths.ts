/**
 * The screen where the talent asks a guardian and sees the state of the consent, also after the profile is complete.
 */
export const GUARDIAN_PATH = '/TalentRegistration?step=guardian';
