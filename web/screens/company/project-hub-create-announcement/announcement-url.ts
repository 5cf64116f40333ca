/** Address of the company's announcements, or of one of them. */
export const announcementHref = (id?: string): string =>
  `/CompanyProjectHubCreateAnnouncement${id === undefined ? '' : `?id=${id}`}`;
