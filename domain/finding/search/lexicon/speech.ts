import type { DialectId } from '#domain/kernel/vocabulary/dialects.ts';
import type { LanguageId } from '#domain/kernel/vocabulary/languages.ts';

/**
 * Other names of languages. The label (spanska) and its compounds (spansktalande, spanskspråkig) are added in
 * words/known-words.ts. words/sense.ts describes the lines.
 */
export const LANGUAGE_WORDS = {
  sv: '=svenska språket, =swedish',
  en: '=english, =brittisk engelska, =amerikansk engelska, =brittengelska',
  no: '=norwegian, =bokmål, =nynorska, =norsk bokmål, =nynorsk, =norsktalande',
  da: '=danish, =københavnsk',
  fi: '=finnish, =sverigefinska, =suomi, =finskspråkiga',
  is: '=icelandic',
  se: '=nordsamiska, =lulesamiska, =sydsamiska, =sami, =samiska språket, =saami, =davvisámegiella',
  fit: '=tornedalsfinska, =meänkielitalande',
  rom: '=romska, =romani chib, =romani, =romanes',
  yi: '=jiddish',
  de: '=german, =schweizertyska, =skoltyska@basic, =deutsch, =österrikisk tyska',
  fr: '=french, =skolfranska@basic, =francais, =belgisk franska, =kanadensisk franska',
  es: '=spanish, =castellano, =latinamerikansk spanska, =skolspanska@basic, =kastilianska, =español, =sydamerikansk spanska, =mexikansk spanska, =argentinsk spanska',
  it: '=italian, =italiano',
  pt: '=brasiliansk portugisiska, =brasilianska',
  nl: '=holländska, =flamländska, =dutch, =nederländska språket, =flemish',
  pl: '=polish',
  ru: '=russian, =ryska språket',
  uk: '=ukrainian',
  ro: '',
  hu: '=hungarian, =magyar',
  cs: '',
  sk: '',
  bg: '',
  el: '=greek, =nygrekiska',
  tr: '=turkish, =turkiska språket',
  ar: '=arabic, =irakisk arabiska, =syrisk arabiska, =egyptisk arabiska, =libanesisk arabiska, =marockansk arabiska, =levantinsk arabiska, =palestinsk arabiska',
  fa: '=farsi, =iranska, =persian',
  prs: '',
  ps: '=pashtu, =pashtoo',
  ku: '=sorani, =kurmanji, =kurmandji, =nordkurdiska, =kurmanci, =sydkurdiska, =kurdish',
  so: '=somali, =somalisktalande',
  ti: '=tigrinska, =tigrinya, =tigrinjatalande',
  am: '=amhariska språket, =amharic',
  sw: '=kiswahili',
  ur: '=urdutalande, =urduspråkig',
  hi: '=hindispråkig, =hinditalande',
  bn: '=bengaliska',
  ta: '=tamilska',
  pa: '=panjabi',
  th: '=thai, =thailändsk, =thaispråkig, =thaitalande',
  vi: '=vietnamese',
  zh: '=kinesiska, =mandarinkinesiska, =rikskinesiska, =putonghua, =standardkinesiska, =chinese',
  yue: '',
  ja: '=japanese',
  ko: '=korean',
  tl: '=filippinska, =filipino, =tagalogtalande',
  id: '=bahasa indonesia, =bahasa, =indonesian',
  bs: '=bks, =serbokroatiska, =bosniska/kroatiska/serbiska',
  hr: '',
  sr: '',
  sq: '=albansk',
  mk: '',
  et: '',
  lv: '',
  lt: '',
  he: '=ivrit, =hebreisktalande, =hebrew',
  syr: '=syrianska, =assyriska, =suryoyo, =syriska, =assyriska/syrianska, =syrianska/assyriska, =arameiska, =turoyo',
  swl: '=teckenspråk, =teckenspråket, a:teckenspråkig, a:teckenspråkskunnig, =teckenspråkstalande, =tss, =tecken som stöd, =svenskt teckenspråk, =teckenspråkskunnig, a:teckenspråksutbildad, =teckenspråkskunskaper, =teckenspråksanvändare, teckenspråkare',
} as const satisfies Record<LanguageId, string>;

/** Ways of speaking Swedish. The adjective before 'dialekt' or 'accent' (skånsk dialekt) comes from the label. */
export const DIALECT_WORDS = {
  standard:
    '=standardsvenska, =neutral svenska, =utan dialekt, =ingen dialekt, =inte dialekt, =dialektfri, =dialektfritt, =ej dialekt, =utan tydlig dialekt, =utan märkbar dialekt, =neutral dialekt, =utan påtaglig dialekt, =dialektfria, =rikssvensk, =rikssvensk dialekt, =rikssvenskt uttal, =ej dialektal, =utan tydlig dialektal färgning, =neutralt uttal, =dialektfri svenska, =vårdad svenska, =vårdat tal, =rikssvensktalande, =neutral rikssvenska',
  skanska:
    '=skånemål, =malmöitiska, =malmödialekt, =skånedialekt, =skånsktalande, =bred skånska, =malmöitisk, =malmöitisk dialekt, =nordvästskånska, =österlensk dialekt, =lundensiska, =helsingborgska, =äkta skånska',
  goteborgska:
    '=göteborgsdialekt, =gbg-dialekt, =götet-dialekt, =göteborgskt tal, =göteborskt, =götebosska, =gbg-dialekten, =göteborgsdialekten, =bred göteborgska',
  stockholmska:
    '=stockholmsdialekt, =söderslang, =ekensnack, =stockholmsk dialekt, =stockholmsslang, =lidingö-i, =lidingöi, =söderkisdialekt, =stockholmsdialekten, =stockholmsaccent',
  norrlandska:
    '=norrlandsdialekt, =norrländskt mål, =västerbottniska^västerbottniska, =jämtska^jämtska, =norrbottniska^norrbottniska, =ångermanländska^ångermanländska, =hälsingska^hälsingska, =umemål, =jämtmål^jämtska, =pitemål^pitemål, =hälsingemål, =bondska, =skelleftemål, =luleåmål, =norrländska mål, =norrländskt uttal, =norrländskt tal, =norrlandsmål, =bred norrländska, =kirunamål, =kirunadialekt, =tornedalsdialekt, =tornedalsmål, =hälsingedialekt, =västerbottensdialekt, =västerbottensmål, =norrbottensdialekt, =ångermanländsk dialekt, =medelpadska, =medelpadsmål, =jämtlandsdialekt^jämtska, =jämtländska^jämtska, =jämtlandsmål^jämtska, =gästrikska, =gävlemål, =gävledialekt, =sundsvallsdialekt, =umeådialekt, =luleådialekt, =hälsingsk dialekt, =jämtländsk dialekt^jämtska, =jämtsk dialekt^jämtska, =västerbottnisk dialekt, =norrbottnisk dialekt, =skelleftebondska, =härjedalska, =gästrikemål',
  dalmal:
    '=dalmas, =dialekt från dalarna, =älvdalska^älvdalska, =dalamål, =daladialekt, =dalska, =daldialekt, =dalmål, =moramål, =borlängedialekt, =siljansdialekt, =dalmålet, =äkta dalmål',
  gotlandska: '=gutamål, =gotlandsdialekt, =gutniska, =gotländskt mål, =storgutniska, =gotländskt uttal, =gotlandska',
  varmlandska:
    '=värmlandsdialekt, =värmländskt mål, =värmländskt tal, =värmländsk ton, =värmlandsmål, =karlstadsdialekt, =äkta värmländska, =bred värmländska',
  smalandska:
    '=smålandsdialekt, =småländskt mål, =småländskt uttal, =jönköpingsdialekt, =småländskt tal, =bred småländska, =växjödialekt',
  ostgotska:
    '=östgötadialekt, =östgötamål, =östgötska, =norrköpingsdialekt, =östgötskt tal, =linköpingsdialekt, =östgötsk dialekt, =östgötsk accent, =östgötskt',
  hallandska:
    '=hallandsdialekt, =blekingska^blekingska, =hallandsmål, =halländskt mål, =blekingemål^blekingska, =blekingedialekt^blekingska, =blekingsk dialekt^blekingska, =halmstaddialekt',
  orebroska:
    '=gnällbältet, =örebroska^örebroska, =gnällbältesdialekt, =västmanländska^västmanländska, =närkingska^närkingska, =gnällbältsdialekt, =gnällbältessvenska, =närkedialekt^närkingska, =örebrodialekt^örebroska, =eskilstunadialekt, =västmanländsk dialekt^västmanländska, =närkemål^närkingska, =närkingsk dialekt^närkingska, =gnällspik-dialekt, =gnällig örebrodialekt, =västeråsdialekt^västmanländska',
  vastgotska:
    '=västgötamål, =västgötadialekt, =västgötskt mål, =boråsdialekt, =skövdedialekt, =bred västgötska, =boråsmål',
  bohuslanska: '=bohusdialekt, =bohuslänsk dialekt, =bohuslänskt mål, =bohuslänskt tal, =västkustdialekt',
  upplandska:
    '=roslagsmål, =roslagska, =uppländsk dialekt, =uppländskt mål, =upplandsdialekt, =upplandsmål, =uppsaladialekt, =roslagsdialekt',
  sormlandska: '=sörmlandsdialekt, =sörmländskt mål, =södermanländska, =sörmlandsmål',
  olandska: '=ölandsdialekt, =öländskt mål, =öländska mål',
  finlandssvenska:
    'a:finlandssvensk, =finlandssvenskt uttal, =finlandssvensk accent, =helsingforssvenska, =österbottniska, =mumin-svenska, =muminsvenska, finlandssvenskar, =finlandssvenskar, finlandssvensk, =åländska, =åländsk dialekt, =mumindialekt',
  fororts:
    '=förortsslang, =multietnolekt, =förortsdialekt, =ortensvenska, =förortska, =ortenslang, =förortssvenska, =rinkebysvenska, =orten-slang, =ortendialekt, =betongsvenska, =blattesvenska, =förortsaccent, =förortston, =ortenton, =ortenaccent',
  accent:
    'brytning, =bruten svenska, =med accent, =brytningar, =svag brytning, =lätt brytning, =utländsk brytning, =utländsk accent, =kraftig brytning',
} as const satisfies Record<DialectId, string>;
