import type { EyeColorId, FacialHairId, FeatureId, HairColorId } from '#domain/kernel/vocabulary/looks.ts';

/** Colours as written before 'hår', 'hårig', 'kalufs' and in lists before them; the rules of looks combine them. */
export const HAIR_COLOURS = {
  blonde: 'blond, ljus, ',
  light_blonde: 'ljusblond, platinablond, vitblond, askblond, platina, linblond',
  dark_blonde: 'mörkblond, råttfärgad, cendréfärgad, cendré',
  light_brown: 'ljusbrun',
  brown: 'brun, kastanjebrun, chokladbrun, mellanbrun, nötbrun, kastanj',
  dark_brown: 'mörkbrun, mörk^mörkt',
  black: 'svart, korpsvart, kolsvart, becksvart, blåsvart',
  red: 'röd, kopparröd, rödbrun, kopparfärgad, morotsröd, eldröd, ljusröd, mörkröd, roströd',
  strawberry: 'rödblond, jordgubbsblond',
  grey: 'grå, silvergrå, gråsprängd^gråsprängt, grånad, silverfärgad, =grånande',
  white: 'vit, kritvit, snövit',
  dyed: 'rosa, lila, turkos, regnbågsfärgad, färgad, orange, neonfärgad, blå, grön, knallröd, knallrosa, mintgrön, lavendelfärgad, rosafärgad, blåfärgad, grönfärgad, lilafärgad',
} as const satisfies Partial<Record<HairColorId, string>>;

/** Words and phrases that by themselves give the colour of the hair, or that there is none. */
export const HAIR_WORDS = {
  blonde: 'a:blond, blondin, =ljushåriga, =blondhåriga',
  light_blonde: 'a:ljusblond, a:platinablond',
  dark_blonde: 'a:mörkblond, a:cendréfärgad, =cendré',
  light_brown: '',
  brown: 'brunett, =brunette, =brunhåriga',
  dark_brown: '',
  black: 'a:korpsvart, =svarthåriga',
  red: 'rödtott, =rödtottar, =redhead, =redheads, =ginger',
  strawberry: 'a:rödblond, a:jordgubbsblond',
  grey: '=salt-och-peppar-hår^gråsprängt, =salt och peppar^gråsprängt, a:gråsprängd^gråsprängt, a:grånad, =silverhår, a:silverhårig, =grånande, =silverräv+male, =gråhåriga, =silverlockar, =salt & peppar^gråsprängt',
  white: 'a:vithårig',
  dyed: '=färgat hår, =slingor, =regnbågshår, =regnbågsfärgat hår',
  bald: 'a:skallig, flintskalle, a:flintskallig, =rakad skalle, =flint, =kal hjässa, =rakat huvud, =utan hår, =kal skalle, =inget hår, =hårlös, skalle, =skallige, a:kalrakad, flint, a:tunnhårig',
} as const satisfies Record<HairColorId, string>;

/** Colours before 'ögon' and '-ögd'. */
export const EYE_COLOURS = {
  blue: 'blå, ljusblå, isblå, mörkblå, klarblå, havsblå, stålblå, kornblå',
  green: 'grön, ljusgrön, mörkgrön, smaragdgrön, havsgrön',
  brown: 'brun, ljusbrun, mellanbrun',
  dark_brown: 'mörkbrun, mörk, svart',
  grey: 'grå',
  hazel: 'nötbrun, hasselbrun, hasselnötsbrun, hasselfärgad, hassel',
  blue_grey: 'blågrå, gråblå',
  blue_green: 'blågrön, grönblå, turkos',
  amber: 'bärnstensfärgad, gulbrun, bärnsten',
  heterochromia: 'olikfärgad, =två olika ögonfärger, heterokromi',
} as const satisfies Record<EyeColorId, string>;

export const BEARD_WORDS = {
  beard:
    's:skägg, skägg, a:skäggig, helskägg^helskägg, långskägg, kortskägg, skäggväxt, =skäggprydd, =skägget, =helskäggiga, skäggprakt, yvigt skägg, stort skägg, långt skägg, vikingaskägg^helskägg, tomteskägg, =bearded, =beard, =full beard^helskägg',
  moustache:
    's:mustasch, mustasch, =mustascher, mustaschprydd, =moustache, =mustache, =musche, cykelstyrsmustasch, =mustaschman+male, knävelborr, =knävelborrar',
  stubble:
    'skäggstubb, tredagarsstubb, =tredagars, =tredagarsskägg, stubb, =orakad, =orakade, =skäggstubbe, =stubble, tredagarsskägg, =3-dagarsskägg, =3-dagarsstubb',
  goatee: 'getskägg, pipskägg, hakskägg, bockskägg',
  clean_shaven:
    'a:slätrakad, a:renrakad, =skägglös, =skägglösa, =renrakat, a:nyrakad, =rakade, =skäggfri, =clean shaven, =clean-shaven, =rakad haka',
} as const satisfies Record<FacialHairId, string>;

export const FEATURE_WORDS = {
  tattoo:
    'tatuering, a:tatuerad, a:gaddad, =tatt, =tatts, =tattisar, =synliga tatueringar, =synlig tatuering, =tattoo, =tattoos, =tats, =gaddningar, halstatuering, handtatuering, =ansiktstatueringar, ansiktstatuering, =tatuer',
  piercing:
    'piercing, a:piercad, septum, näsring, näspiercing, =synliga piercingar, ansiktspiercing, =synlig piercing, =piercings',
  freckles: 'fräkne, =fräknar, a:fräknig, =freckles',
  glasses:
    '=glasögon, glasögonbärare, a:glasögonprydd, =brillor, =brillorna, =glajor, =glasses, a:glasögonbärande, =glasögonen, =läsglasögon',
  braces: 'tandställning, =räls, =braces',
  gap_teeth: '=glugg, diastema, gluggtand, =gluggtänder, tandglugg, =glugg mellan tänderna, =glugg mellan framtänderna',
  scar: '=ärr, =synligt ärr, =synliga ärr, =ärrig, =ansiktsärr',
  birthmark: 'födelsemärke, =muche, leverfläck, =leverfläckar',
  left_handed: 'a:vänsterhänt',
  dimples: 'skrattgrop, smilgrop',
  characteristic_face: 'karaktärsansikte, =speciellt utseende, =säreget utseende',
  unisex_look: 'a:androgyn',
} as const satisfies Record<FeatureId, string>;

/** Things that a production may rule out but the vocabulary has no feature for; read in an exclusion only. */
export const RULED_OUT_WORDS: Readonly<Record<string, string>> = {
  lösnaglar:
    '=akrylnaglar, =långa lösnaglar, =lösnaglar, =lösnagel, =gelnaglar, =långa naglar, =konstgjorda naglar, =naglar',
  botox: 'botox, =fillers, =filler',
  lösögonfransar: '=lösögonfransar, =lösfransar, =ögonfransförlängning, =fransförlängning, =fransar',
  smink: '=smink',
  smycken: '=smycken',
  nagellack: 'nagellack',
  'färgat hår': '=färgat hår',
  rökare: 'rökare',
  lugg: '=lugg',
  hästallergi: '',
  extensions: '=extensions, =löshår, =hårförlängning',
  linser: '=linser, =kontaktlinser',
  dreads: '=dreads, =dreadlocks',
};

export const BODY_WORDS: Readonly<Record<string, string>> = {
  slim: 'a:smal, a:slank, a:späd',
  average: 'a:normalbyggd, =genomsnittlig kroppsbyggnad, a:normalbyggd, =normal kroppsbyggnad, =normal kropp',
  athletic: 'a:atletisk, a:vältränad, =i god form, =god fysik, =bra fysik, a:sportig, a:spänstig',
  muscular: 'a:muskulös, =muskelknutte, a:bodybuildad, =stor och stark, a:biffig, a:muskelstark',
  curvy: 'a:kurvig, =plus size, =plus-size, =plussize, a:mullig',
  large: 'a:kraftig, =kraftigt byggd, =kraftigt byggda, a:storväxt, =stor kroppshydda, a:storvuxen',
};

export const HAIR_LENGTH_WORDS: Readonly<Record<string, string>> = {
  shaved: '=rakat hår, =millimetersnagg',
  very_short: '=snaggat, =snaggat hår, =pojkfrisyr, =pixieklippt, a:snaggad, =snagg',
  short: '=kort hår, a:korthårig, a:kortklippt',
  medium: '=axellångt hår, =halvlångt hår, =halvlångt, =axellångt, =pageklippt',
  long: '=långt hår, a:långhårig',
  very_long: '=mycket långt hår, =midjelångt hår, =midjelångt, =hår till midjan',
};

export const HAIR_TYPE_WORDS: Readonly<Record<string, string>> = {
  straight: '=rakt hår, =spikrakt hår',
  wavy: '=vågigt hår, =vågigt, =självfall',
  curly: '=lockigt hår, a:lockig, a:lockhårig, =lockar',
  coily: '=krulligt hår, a:krullig, =afro, =afrohår, =afrofrisyr',
  locs: '=dreads, =dreadlocks, =rastaflätor, =locs',
  braids: 'fläta, =boxflätor, =braids, =inbakad fläta',
  mohawk: 'tuppkam, hockeyfrilla, mohikan',
};
