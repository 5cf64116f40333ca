/** Administrators and invitations at most, so that all of them fit on a screen. */
export const ADMINS_AT_MOST = 50;

/** How long the link of an invitation is good. */
export const ADMIN_INVITATION_DAYS = 7;

/** Rows of the audit log in one file at most: as many as a spreadsheet is looked through with. */
export const AUDIT_EXPORT_MOST = 10_000;
