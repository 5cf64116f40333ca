/** Messages of made-up people to each other; one of each kind is picked at random. */
export const REQUEST_WORDS = [
  'Hej. Vi tror att du passar i rollen och hoppas att du kan de här dagarna. Fråga gärna om något är oklart.',
  'Vi har sett din profil och vill gärna ha med dig. Svara när du har tittat i kalendern.',
  'Hej, vi söker folk till det här projektet och fastnade för din profil.',
] as const;

export const YES_WORDS = [
  'Det vill jag gärna. Jag är ledig alla dagar.',
  'Låter roligt, räkna med mig.',
  'Ja tack. Jag har gjort liknande förut och har egna kläder att välja på.',
  'Gärna. Jag kan även komma på en provning om det behövs.',
  '',
  '',
] as const;

export const LATE_WORDS = [
  'Förlåt att jag svarar sent, jag har varit bortrest. Jag kan om platsen är kvar.',
  'Såg det här först nu. Jag är fortfarande intresserad.',
] as const;

export const NO_WORDS = [
  'Tack för att ni frågar, men jag arbetar de dagarna.',
  'Tyvärr, det krockar med en resa.',
  'Jag tackar nej den här gången, men hör gärna av er igen.',
  '',
] as const;

export const NOTE_WORDS = [
  'Stark i provläsningen, tar regi direkt.',
  'Rätt ansikte för rollen. Kolla längden mot motspelaren.',
  'Lugn och säker framför kameran.',
  'Bra referenser från förra produktionen.',
  'Spännande alternativ om vi vill gå åt ett annat håll.',
] as const;
