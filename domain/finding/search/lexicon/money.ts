import { wordSet } from './word-set.ts';

/** Words for kronor: '500 spänn'. */
export const KRONOR = wordSet('kr kronor kronors krona sek spänn riksdaler bagis');

/** Words for thousands of kronor: '8 tkr', '3 lax'. */
export const THOUSANDS_OF_KRONOR = wordSet('tkr tusen kkr lax laxar papp tusenlappar ksek');

/** Units of payment: 'per dag', 'i timmen', 'per person'. */
export const PAID_FOR = wordSet(
  'dag dagen dagar timme timmen tim timma h pers person minut minuten kväll kvällen gig föreställning tillfälle pass heldag halvdag styck st uppdrag scen vecka veckan månad mån inspelningsdag avsnitt inspelning jobb film spelning repetition show kund plåtning session bild block',
);

/** Labels of payment: a number after one of them is a fee. */
export const FEE_LABELS =
  /^(?:dagarvode|dagspris|dagspeng|tak|maxtak|arvode|arvodet|arvoden|dagsarvode|totalarvode|arvodering|gage|gaget|dagsgage|grundgage|timarvode|ersättning|ersättningen|budget|budgeten|budjet|lön|timlön|dagslön|betalar|betalt|betalning|betalningen|betala|pris|priset|erbjuder|erbjuds|honorar|utgår|ger|får|kostar|totalt|taket|fee|rate|paid|halvdag|heldag|halvdagar|heldagar|bjuder|ersätts|rollarvode|dagersättning|dagpenning|kampanjarvode|dagslön|swishar|swish|betalar|ersättes|lovar|.{3,}(?:arvode|arvodet|gage|gaget|ersättning|ersättningen|lön|lönen))$/;

/** Purposes of an amount that is not the fee of the person sought. */
export const PAID_BESIDE_THE_FEE = wordSet(
  'bilen hunden hästen värde värd avgift avgiften inträde biljett biljetter biljetten biljettpris moms milersättning övertid ob parkering traktamente buyout böter omsätter omsättning deposition milen reseersättning resersättning restid fitting provning presentkort kostymprov repetition rep maskprov produktionsbudget produktionsbudgeten filmbudget rabatt vinst prissumma hyra agenturprovision tillägg resebidrag utlägg matersättning kostymersättning kostar kostade',
);

/** Words after a number that is no amount in kronor. */
export const NOT_MONEY = wordSet(
  'år cm dagar timmar timmars minuter personer st km mil inspelningsdagar statister januari februari mars april maj juni juli augusti september oktober november december',
);

/** Foreign currencies; an amount in one of them is not read as a fee. */
export const FOREIGN_MONEY = wordSet('euro eur € usd dollar pund nok dkk');
