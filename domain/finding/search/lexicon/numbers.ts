import { wordSet } from './word-set.ts';

/** Words that typing errors join to the number after them: 'ålder25'. */
export const BEFORE_GLUED_NUMBER = wordSet('man ålder age längd ca cirka minst max över under');

/**
 * Words that make the number after them a time, a week, a size, or the number of a thing, such as a page, a floor or a
 * bus.
 */
export const NUMBERED = wordSet(
  'öppet öppettider kl klockan v vecka veckorna nr nummer tel strl storlek stl size sko skor skostorlek jeans byst bröst midja midjemått stuss höft höfter innerben centilong cl kapitel sida sid avsnitt säsong år grundat sedan formel topp rum våning paragraf artikel buss linje måndag tisdag onsdag torsdag fredag lördag söndag måndagar tisdagar onsdagar torsdagar fredagar lördagar söndagar vardagar helger kvällar dagtid kvällstid',
);

/** Units of measure and of counting; a number before one of them is no age and no height. */
export const UNITS = wordSet(
  'kr kronor krona sek tkr k kkr tusen lax papp spänn tusenlappar cm meter km mil kg kilo min minuter minut sekunder s tim timmar timme h st stycken styck personer pers person dagar dag dagars inspelningsdagar inspelningsdag heldagar halvdagar vecka veckor månader månad mån roller repliker replik rader bilder bild filmer film låtar låt gånger gång procent öre gäster deltagare platser scener scen foton poster inlägg stories timmars minuters roll avsnitt meters centimeter hk liter bord kvadrat episoder posts reels rum ord',
);
