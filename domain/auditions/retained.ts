import type { Retained } from '#domain/accounts/retention/classes.ts';

/** The tables and private files of this context with data about people, by retention class. */
export const retained: Retained = {
  access_needs: { tables: ['invitations'] },
  requests: { tables: ['invitations', 'slot_wishes'], files: ['invitation'] },
  client_views: { tables: ['presentation_people', 'presentation_guests', 'presentation_looks', 'presentation_votes'] },
  asked: { tables: ['appointments'] },
  company: { tables: ['auditions', 'audition_rooms', 'audition_slots', 'presentations'], files: ['audition'] },
};
