import { wordSet } from './word-set.ts';

/** Words of limits that a denial reverses: 'inte längre än', 'ej över'. */
export const DENIABLE = wordSet('längre kortare äldre yngre mer mindre över under större högre fler färre');

/** A number of centimetres near one of these words is no height. */
export const OTHER_MEASURES = wordSet(
  'byst bröst bröstvidd midja midjan midjemått stuss höft höfter innerben innerbenslängd ärm krage huvud jeans centilong cl strl stl storlek skor sko skostorlek hår håret bh scen djup bred bredd',
);

/** Words allowed before a range of heights. */
export const BEFORE_HEIGHT_RANGE = wordSet('mellan från fr ca cirka typ runt ungefär');

/** Words before centimetres that are no height: 'klackar 10 cm', 'klippa 5 cm'. */
export const BEFORE_OTHER_CENTIMETRES = wordSet('hoppar hoppa hoppat klipper klippa klipps klipp klackar klack långt');

/** Words of clothes sizes, and the parts of the body measured for them. */
export const SIZES = wordSet(
  'storlek storlekar strl stl konfektionsstorlek klädstorlek konfektion skostorlek sko skor skonummer jeans jeansstorlek byst bystmått bröst bröstvidd midja midjemått stuss höft höfter innerben innerbenslängd bh kupa krage handske centilong kostymstorlek ringstorlek cl size handskstorlek huvudmått hatt vikt väger bust waist hips hip chest inseam shoe shoes sizes collar dress',
);

/** Counted units of time and things, none of them people. */
export const COUNTED_THINGS = wordSet(
  'timmar timme timmars tim h dagar dag dagars inspelningsdagar inspelningsdag heldagar heldag halvdagar halvdag veckor veckors vecka minuter minut minuters min sekunder sekunders månader månaders månad repliker replik scener scen bilder filmer låtar avsnitt gånger repdagar föreställningar dygn nätter kvällar plagg looks outfits spelningar rader sidor visningar set tagningar meter m kg kilo procent hästar hundar stories inlägg reels gäster kvadrat grader reservdagar fotodagar provdagar stillbilder plåtdagar arbetsdagar besökare åskådare kronors sittningar projekt uppsättningar produktioner konserter repetitioner nummer akter träffar tillfällen klasser grupper lag',
);

/** Words before times of day. */
export const TIME_OF_DAY = wordSet('kl klockan arbetstid arbetstider tid tider öppettider pass passet arbetspass');

/** Words after a number of years that make it a duration: '5 års erfarenhet'. */
export const AFTER_YEARS_PASSED = wordSet(
  'erfarenhet nyttjande jubileum licens buyout exklusivitet nyttjanderätt kontrakt avtal utbildning vana garanti användning visning kampanj historia verksamhet firande dag yrkeserfarenhet scenerfarenhet',
);

/** Sizes as letters. */
export const SIZE_LETTERS = wordSet('xs s m l xl xxl xxxl small medium large a b c d e f');

/** Words allowed among sizes. */
export const BESIDE_SIZES =
  /^(?:[-/:–+]|dam|herr|dams|herrs|barn|str|ca|cirka|upp|till|från|på|kläder|kläderna|max|min|minst|högst|mellan|eller|eu|och|under|över)$/;

/** Words before or after a height. */
export const HEIGHT_LABELS = wordSet('längd längden lång långa kroppslängd');

/** Days of every week: they tell habits, and the numbers after them are hours. */
export const EACH_WEEK = wordSet(
  'måndagar tisdagar onsdagar torsdagar fredagar lördagar söndagar vardagar helger kvällar',
);
