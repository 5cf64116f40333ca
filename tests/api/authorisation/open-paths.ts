/**
 * Mounted paths outside the API, which need no row of authorisation: public pages and files (portraits too), health
 * checks, the pages for development, private files and calendars, delivery reports, and mails that end, which other tests
 * cover.
 */
export const OPEN_PATHS =
  /^POST \/(sms\/reports\/.*|StopMails|dev\/mail\/:id\/(answer|bounce))$|^GET \/(health|ready|files\/(\*|profile-media\/public\/:name|private\/:id|private\/presented\/:person_id\/:tape_id\/:file)|sitemap\.xml|sitemap\/:number.*|annonser\/:slug|kalender\/:token.*|robots\.txt|\*|dev\/.*|assets\/.*|wall\/.*|[\w-]+\.\w+)?$/;
