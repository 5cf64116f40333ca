/** The announcements of the company, or one of them. */
export const announcementHref = (id?: string): string =>
  `/CompanyProjectHubCreateAnnouncement${id === undefined ? '' : `?id=${id}`}`;
