import type { ErrorData, errors, Instead } from '#contract/kernel/errors.ts';
import type { ErrorTextsOf } from '#texts/kernel/error-texts.ts';

function waitWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes > 90) return `${Math.ceil(minutes / 60)} timmar`;
  return minutes === 1 ? '1 minut' : `${minutes} minuter`;
}

/**
 * Sentences for too many tries, possibly by other people: the reason, the time to wait, and another way in meanwhile.
 */
const INSTEAD: Record<Instead, (wait: string) => string> = {
  reset_link: (wait) =>
    `Det har gjorts för många försök att logga in. ${wait} och försök igen, eller välj ”Glömt lösenordet”: med länken vi mejlar kommer du in direkt.`,
  link_of_mail: (wait) =>
    `Det har provats för många koder. Tryck på knappen i mejlet i stället, den fungerar ändå. ${wait} om du hellre skriver en kod.`,
  recovery_code: (wait) =>
    `Det har skrivits för många fel koder på kontot. Använd en återställningskod, eller välj ett nytt lösenord med ”Glömt lösenordet” och logga in på samma enhet. Annars: ${wait.toLowerCase()} och försök igen.`,
  newest_mail: (wait) =>
    `Det har redan betts om flera mejl till adressen. Länken i det senaste gäller. ${wait} om du behöver ett nytt.`,
};

export const errorTexts: ErrorTextsOf<typeof errors, ErrorData> = {
  invalid_input: 'Något i formuläret behöver rättas.',
  signed_out: 'Du har loggats ut. Logga in igen för att fortsätta.',
  forbidden: 'Du har inte tillgång till det här.',
  member_may_not: 'Din roll i företaget räcker inte till det här. Be någon av ägarna.',
  not_your_desk: 'Din roll som administratör räcker inte till det här. Be någon av ägarna.',
  reason_needed: 'Säg först för vem du handlar, och varför. Det gäller sedan i en timme.',
  not_acted_for:
    'Det går inte att handla för ett konto som är avstängt eller inte klart att användas. Häv avstängningen först om något ska göras.',
  both_sides: 'Du har redan gjort något här åt den andra sidan. Be en kollega göra det här.',
  key_unknown: 'Nyckeln finns inte eller har slutat gälla.',
  key_may_not: 'Det här går inte att göra med en nyckel. Logga in som medlem i företaget i stället.',
  not_found: 'Det här finns inte, eller så är det inte ditt.',
  too_many_requests: (data) => {
    const wait = `Vänta ${data ? waitWords(data.retry_after_seconds) : '5 minuter'}`;
    return data?.instead ? INSTEAD[data.instead](wait) : `Du har försökt för många gånger. ${wait} och försök igen.`;
  },
  internal: 'Något gick fel hos oss. Försök igen om en stund.',
  unavailable: 'Tjänsten är inte tillgänglig just nu. Försök igen om en stund.',
  repeat_differs: 'Samma Idempotency-Key har redan använts för något annat. Använd en ny.',
  call_under_way: 'Samma anrop är redan på gång. Fråga igen om några sekunder.',
  answer_not_kept: 'Anropet har redan tagits emot, men svaret finns inte kvar. Läs hur det står innan du gör om det.',
  bad_request: 'Det går inte att läsa.',
  too_slow: 'Det tog för lång tid. Försök igen.',
  wrong_content_type: 'Formatet går inte att läsa.',
  wrong_host: 'Adressen är inte vår.',
  headers_too_large: 'Det blev för mycket på en gång. Rensa kakorna och försök igen.',
  file_too_large: 'Filen är för stor. Hur stor den får vara står vid fältet.',
  no_space: 'Det finns ingen plats för filen just nu. Försök igen om en stund.',
  busy: 'Många laddar upp filer just nu. Vänta en halv minut och försök igen.',
  // Only programs read these two: a browser shows no error of a stream, and its page falls back to polling.
  too_many_streams: 'Du har för många öppna.',
  streams_full: 'Tjänsten är inte tillgänglig just nu. Försök igen om en stund.',
  not_allowed_for_role: 'Det här kan inte göras med ditt konto.',
  same_person: 'Du gjorde steget före. Någon annan behöver göra det här.',
  one_person:
    'Kontot räknas som samma person som tog steget före: de har samma brevlåda, eller har loggat in i samma webbläsare. Någon annan behöver göra det här.',
  not_allowed_now: 'Det här går inte att göra just nu.',
  changed_meanwhile: 'Någon annan hann före. Se över det nya läget och försök igen.',
};
