/** Phrases, separated by commas, that decide how the wishes around them are meant. */

/** Phrases before something that is not needed. */
export const NOT_NEEDED_BEFORE =
  'behöver inte, behöver ej, behöver du inte, behöver man inte, behöver inte kunna, behöver inte ha, inget krav på, inga krav på, inte krav på, ej krav på, inte ett krav på, kräver inte, kräver ej, kräver ingen, kräver inga, inget krav att, inget krav är, inget måste att, måste inte, spelar ingen roll om, vi kräver inte, utan krav på, stryk, stryk kravet på, strök, slopa, slopar, bortse från, glöm, hoppa över, med eller utan, oavsett om, behöver varken, det krävs inte, det krävs ingen, det krävs inga, strunta i, oavsett';

/** Phrases after something that is not needed, or no longer needed. */
export const NOT_NEEDED_AFTER =
  'står vi för, tillhandahåller vi, finns på plats, behövs inte, behövs ej, krävs inte, krävs ej, är inget krav, inget krav, är inte ett krav, inte ett krav, ej krav, är inget måste, inget måste, ej ett måste, inte ett måste, inte nödvändigt, ej nödvändigt, är inte nödvändigt, inte nödvändig, ej nödvändig, är valfritt, valfritt, spelar ingen roll, oviktigt, går bra, går fint, är klar, är klara, klar sedan tidigare, klara sedan tidigare, är redan klara, är redan klar, är du inte, är ni inte, efterfrågas inte, är ok, ok, okej, är okej, är bokad, är bokat, är bokade, är redan bokad, är redan bokat, är redan bokade, är redan castad, är redan castade, är castad, är castade, är satt, är satta, är redan satt, är redan satta, har tackat ja, har redan tackat ja, tackade ja, tackat ja, redan tackat ja, är spikad, är fixad, är löst, är redan löst, är borttagen, är borttagna, utgår, är struken, är strukna, är strukna, utgår alltså, krävs ej längre, krävs inte längre, behövs ej längre, behövs inte längre, är inte längre aktuellt, är inte längre aktuell, är inget problem, inget problem, är inget hinder, inget hinder, får förekomma, efterfrågas inte, efterfrågas ej, är oviktigt, inte så noga, är inte viktigt, inte viktigt, ej viktigt, har vi redan, redan tillsatt, är redan tillsatt, är tillsatt, tillsatta, är tillsatta, behövs alltså inte, behövs dock inte, finns redan';

/** Phrases after something that is excluded. */
export const NOT_WANTED_AFTER =
  'fungerar inte, fungerar ej, funkar inte, funkar ej, går inte, går ej, godtas ej, godtas inte, accepteras inte, accepteras ej, är inte ok, inte ok, ej ok, ej okej, är ej ok, är uteslutet, uteslutet, göre sig ej besvär, undanbedes, undanbeds, ej tillåtet, inte tillåtet, är inte tillåtet, är ej tillåtna, är inte aktuellt, ej aktuellt, inte aktuellt, är inte okej, inte okej';

/** Phrases before something that is excluded. */
export const NOT_WANTED_BEFORE =
  'inte, ej, icke, no, non, inga, ingen, inget, aldrig, får inte, får ej, inte någon, inte några, fri från, slipper, utan, absolut inte, absolut inga, inte för, inte från, varken, exklusive, undvik, vi undviker, förutom, inte ha, ej ha, ingen synlig, inga synliga, utan synliga, ej synliga, inte synliga, utan synlig, inga andra';

/** Phrases before a merit. */
export const MERIT_BEFORE =
  'gärna, helst, helst med, idealiskt, extra kul med, preferably, allra helst, företrädesvis, i första hand, vi ser gärna, ser gärna, gärna med, gärna också, gärna även, i bästa fall, drömmen är, kul om';

/** Phrases before or after a merit. */
export const MERIT_BESIDE =
  'meriterande, merit, en merit, ett plus, plus om, extra plus, ett stort plus, stort plus, ett extra plus, plus för, ett plus om, önskvärt, önskvärd, önskvärda, önskemål, önskas, önskat, bonus, en bonus, en fördel, fördel, till fördel, fördelaktigt, fördelaktig, är ett plus, är plus, är bonus, är merit, är en merit, är önskemål, är pluspoäng, är meriterande, är ett stort plus, är en bonus, är önskvärt, är en fördel, pluspoäng, ger pluspoäng, trevligt om, extra kul om, jättekul om, roligt om, bra om, det är bra om, toppen om, nice to have, uppskattas, vore kul, vore bra, vore toppen, är bra, inget krav men, inte krav men, inget krav men meriterande, inget måste men, inget måste men ett plus, ej krav men, ej krav men meriterande, inte ett krav men, inget krav men kul, inget krav utan meriterande, kul bonus, hade varit ett plus, vore ett plus, är ett extra plus, premieras, har du fördel av, ingen nackdel, är ingen nackdel, inte fel, är inte fel, en tillgång, är en tillgång, är välkommet, ett extra stort plus, ett jätteplus, jätteplus, stor fördel, en stor fördel, är en stor fördel, är kul, vore fint, vore roligt, is a plus, a plus, preferred, preferable, extra bonus, är extra kul, är extra roligt, vore en fördel, vore meriterande, = plus, =plus, är mycket meriterande, mycket meriterande, särskilt meriterande, extra meriterande, är meriterande men inget krav, meriterande men inget krav, meriterande men ej krav, meriterande men inte krav, meriterande men inte ett krav, ett plus men inget krav, gärna men inget krav, ett plus men ej krav, ett plus men inget måste, är ett plus men inget krav, är bra men inget krav, är en fördel men inget krav, en fördel men inget krav, fördel men inget krav, är meriterande men ej krav, är meriterande men inget måste';

/** Phrases that make the text after them a must, whatever came before. */
export const DEMANDED =
  'på jakt efter, ute på jakt efter, krav, krävs, måste, ska, kräver, obligatoriskt, ett måste, är ett krav, är ett måste, är krav, måste kunna, skall';

/** Phrases that correct: the text after them replaces the text before. */
export const CORRECTED =
  'nej förlåt, förlåt, rättelse, rättning, rättar mig själv, rättar mig, eller rättare sagt, rättare sagt, eller snarare, jag menar, menar jag, ändrat, ändring, ändrat till, ändras till, uppdatering, uppdaterat, eller nej, nej, nej vänta, vänta, oj, hoppsan, ursäkta, korrigering, edit, nytt, obs ändrat, obs ändring, ska vara, ska det vara, nu återstår bara, nu bara, bara kvar är, kvar är bara';

/** Words between alternatives. */
export const EITHER = 'eller, alternativt, och/eller, el, antingen';
