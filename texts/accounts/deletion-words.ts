/** Words about deleting an account. */
import type { Hindrance, KeptPart } from '#domain/accounts/deletion/deletion.rules.ts';

/** A count in words: singular, or plural with '#' for the number. */
export const many = (count: number, one: string, several: string) =>
  count === 1 ? one : several.replace('#', String(count));

/** Words for each obstacle to the deletion of an account, and how to remove it. */
export const hindranceWords: Record<Hindrance, (count: number) => { readonly what: string; readonly todo: string }> = {
  bookings: (count) => ({
    what: many(count, 'Du har ett bokat uppdrag som inte är avslutat.', 'Du har # bokade dagar som inte är avslutade.'),
    todo: 'Vänta tills arbetet är avslutat, eller skriv till företaget om du inte kan komma.',
  }),
  reports: (count) => ({
    what: many(count, 'En arbetsrapport är inte klar.', '# arbetsrapporter är inte klara.'),
    todo: 'Rapportera det du har arbetat, så att du får betalt för det. Har du redan svarat, eller är dagarna avbokade mot ersättning, väntar du tills rapporten är godkänd eller avgjord.',
  }),
  payouts: (count) => ({
    what: many(count, 'En utbetalning till dig är på väg.', '# utbetalningar till dig är på väg.'),
    todo: 'Vänta tills pengarna har kommit fram.',
  }),
  agreements: (count) => ({
    what: many(count, 'Ett avtal väntar på underskrift.', '# avtal väntar på underskrift.'),
    todo: many(count, 'Skriv på eller tacka nej till det.', 'Skriv på eller tacka nej till dem.'),
  }),
  last_owner: () => ({
    what: 'Du är den enda ägaren av företagets konto.',
    todo: 'Gör någon annan till ägare först, eller radera hela företaget under Radera företaget.',
  }),
};

/** Data that is kept after the deletion: how long, and why. */
export const keptPartWords: Record<KeptPart, string> = {
  books: 'Fakturor, lönebesked och utbetalningar, i 7 år efter kalenderårets slut. Bokföringslagen kräver det.',
  agreements:
    'Underskrivna avtal, tills rättigheterna har löpt ut och 10 år till, så att du och företaget kan visa vad ni kom överens om.',
};
