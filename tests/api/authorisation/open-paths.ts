/**
 * Mounted paths outside the API, which need no row of authorisation: public pages and files (portraits too), health
 * checks, the pages for development, and private files and calendars, which other tests cover.
 */
export const OPEN_PATHS =
  /^GET \/(health|ready|files\/(\*|profile-media\/public\/:name|private\/:id|private\/presented\/:person_id\/:tape_id\/:file)|sitemap\.xml|sitemap\/:number.*|annonser\/:slug|kalender\/:token.*|robots\.txt|\*|dev\/.*|assets\/.*|wall\/.*|[\w-]+\.\w+)?$/;
