/** The screen where the talent asks a guardian and sees the state, before and after completing the profile. */
export const GUARDIAN_PATH = '/TalentRegistration?step=guardian';
