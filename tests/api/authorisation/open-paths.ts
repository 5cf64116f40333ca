/** Open pages, files and operations without personal data; other tests cover private files and calendars. */
export const OPEN_PATHS =
  /^GET \/(health|ready|files\/(\*|profile-media\/public\/:name|private\/:id|private\/presented\/:person_id\/:tape_id\/:file)|sitemap\.xml|sitemap\/:number.*|annonser\/:slug|kalender\/:token.*|robots\.txt|\*|dev\/.*|assets\/.*|wall\/.*|[\w-]+\.\w+)?$/;
