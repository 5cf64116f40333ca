/** Maximum number of administrators and open invitations together, so that all fit on a screen. */
export const ADMINS_AT_MOST = 50;

/** Days for which the link of an invitation is valid. */
export const ADMIN_INVITATION_DAYS = 7;

/** Maximum number of audit log rows in one file: nobody reads more in a spreadsheet. */
export const AUDIT_EXPORT_MOST = 10_000;
