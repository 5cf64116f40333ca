/** Lists in a talent's profile or in one invitation. Rules limit their length. */
export const MEDIA_PARTS: readonly string[] = [
  'GET /talent/documents items',
  'GET /candidates/:id/documents items',
  'GET /admin/talents/:id/documents items',
  'GET /talent/recordings items',
  'GET /talents/:id/recordings items',
  'GET /invitations/:id/recordings items',
];
