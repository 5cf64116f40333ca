import { ANSWERED_SHARE_OF_NEW, COMPARED_MAX, POINTS, REQUIRED_WORDS_MAX } from '#domain/finding/matching/points.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';

/**
 * docs/ranking.md in Swedish. Numbers are imported from the ranking code; ranking-words.test.ts compares the other
 * statements.
 */

export const POINTS_IN_ALL = Object.values(POINTS).reduce((sum, points) => sum + points, 0);

export const PARTS = [
  {
    name: 'Önskemålen',
    points: POINTS.wishes,
    tint: 'grow-[600] bg-ink',
    how: 'Hur väl personen har det som söks. Krav väger dubbelt så mycket som meriter. Söks inget särskilt får alla full poäng.',
  },
  {
    name: 'Profilen',
    points: POINTS.completeness,
    tint: 'grow-[200] bg-ink-muted',
    how: 'Hur mycket av profilen som är ifylld, med bilder och det företag brukar fråga efter.',
  },
  {
    name: 'Svarsvanor',
    points: POINTS.answers,
    tint: 'grow-[120] bg-tint-clay',
    how: `Hur stor del av förfrågningarna som fick svar i tid, ja eller nej. Den som är ny får ${ANSWERED_SHARE_OF_NEW} procent, för att inte börja efter alla andra.`,
  },
  {
    name: 'Hur färsk profilen är',
    points: POINTS.freshness,
    tint: 'grow-[80] bg-tint-sage',
    how: 'Full poäng om profilen har setts över de senaste 30 dagarna, tre fjärdedelar inom 90 dagar, hälften inom 180 och en fjärdedel inom 365.',
  },
] as const;

export const WISHES = [
  {
    title: 'Krav, meriter och undantag',
    text: 'Den som inte uppfyller ett krav visas inte. En merit lyfter den som har den. Det som är undantaget visas inte alls.',
  },
  {
    title: 'Nivåer',
    text: 'Den som kan mer än vad som söks får lite mer, men bara lite. Den som ligger under kravet visas inte.',
  },
  {
    title: 'Avstånd',
    text: 'Närmast ger mest. Poängen sjunker jämnt till hälften vid gränsen som söks. Vi räknar fågelvägen mellan orterna, inte från någons adress.',
  },
  {
    title: 'Spelålder',
    text: 'Ju mer av den sökta åldern som ryms i det personen spelar, desto mer. Att snudda vid den ger hälften.',
  },
  {
    title: 'Det som ligger nära',
    text: 'Den som söker blont hår ser också mörkblont, med nästan full poäng. Den som söker dansare ser också den som dansar balett.',
  },
  {
    title: 'Dagar',
    text: 'Den som är bokad eller har sagt sig vara upptagen någon av dagarna är inte ledig. Vem som har bokat visas aldrig.',
  },
  {
    title: 'Namn',
    text: 'Den som söker ett helt namn ser personen först, också när namnet betyder något annat: Tova Berg är en person, inte någon som kan tova.',
  },
  {
    title: 'Ord ur profilen',
    text: `Upp till ${REQUIRED_WORDS_MAX} ord måste finnas. Är de fler räknas de som meriter. Ett ord som ingen har hoppas över, och det står på skärmen.`,
  },
] as const;

export const FAIRNESS = [
  {
    title: 'Inget går att köpa',
    text: 'Det finns inga betalda platser, inga annonser i listan och inga profiler som lyfts för att de betalar.',
  },
  {
    title: 'Det som inte är angivet',
    text: 'Den som inte har berättat något som söks, till exempel sin längd, räknas för sig. Företaget ser hur många de är och kan visa dem också. Då kommer de efter dem som passar.',
  },
  {
    title: 'Lika poäng',
    text: 'Då avgör ett slumpat nummer som inte betyder något. Det är samma varje gång, så att listan inte hoppar.',
  },
  {
    title: 'När väldigt många passar',
    text: `Passar fler än ${formatNumber(COMPARED_MAX)} jämförs de ${formatNumber(COMPARED_MAX)} som har flest av meriterna och de starkaste profilerna. Det står då på skärmen. Antalet som passar är alltid det rätta.`,
  },
  {
    title: 'Du ser skälen',
    text: 'Varje träff visar vad som stämmer, vad som saknas och vad som inte är angivet. Är något i din egen profil fel rättar du det, och sökningen följer med direkt.',
  },
  {
    title: 'En människa bestämmer',
    text: 'Ordningen säger bara var det är bra att börja titta. Ingen får en fråga och ingen sorteras bort för gott utan att en människa har valt det.',
  },
] as const;

export const NEVER = [
  'Betalning av något slag',
  'Ursprung, hudfärg eller nationalitet',
  'Hälsa eller funktionsnedsättning',
  'Religion, politik eller fackligt medlemskap',
  'Sexuell läggning',
  'Kön eller ålder som ingen har frågat efter',
  'Något som en maskin tycker sig se i en bild',
  'Hur många som har tittat på profilen',
  'Vilket företag som söker',
] as const;
