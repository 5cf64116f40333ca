import type { GenderId } from '#domain/kernel/vocabulary/genders.ts';

/** Words with a gender. 'man' has a rule of its own, because it is also a pronoun. */
export const GENDER_WORDS = {
  female:
    'kvinna, kvinnor, a:kvinnlig, tjej, =tjejerna, dam, flicka, tant, mamma, =mammor, mor, =mödrar, moder, mormor, farmor, dotter, =döttrar, syster, =systrar, fru, =fruar, hustru, brud, väninna, flickvän, drottning, prinsessa, svärmor, änka, faster, moster, =female, =females, =girl friend, =woman, =women, =lady, =ladies, gumma, =gummor, kvinnfolk, spåkvinna, småbarnsmamma, =kvinnoröst, =kvinnoröster, =kvinnlig röst, tonårstjej, tonårsflicka, servitris, häxa, matrona, affärskvinna, småflicka, väninnegäng, husmor, =tjejgäng, =damtrupp, =girl, =girls, ungmö, ballettflicka, nunna, styvmor, gudmor, =högstadietjej, =gymnasietjej, idrottskvinna, =damer, skolflicka, tjejkompis, tärna, =tärnor, brudtärna, =brudtärnor, donna, jänta, =jäntor, tös, =töser, morsa, =morsan, syrra, =syrran, lillasyster, storasyster, mammafigur, modersfigur, modersgestalt, mammaroll, fästmö, hemmafru, kvinnsperson, damröst, =damröster, tjejröst, =tjejröster, kvinnoroll, =kvinnoroller, tjejroll, granntant, bibliotekstant, äldre dam, =brudar, =mommo, bestemor, =mum, =mother, =daughter, =sister, =girlfriend, flickroll, grevinna, hertiginna, sjörövarbrud, bondmora, barnflicka, piga, =pigor, hushållerska, städerska, sekreterarska, kassörska',
  male: '=män, =mannen, =männen, =mans, =mäns, a:manlig, kille, =killarna, herre, =herr, =herrn, pojke, grabb, gubbe, pappa, =pappor, far, =fäder, fader, morfar, farfar, son, =söner, bror, =bröder, brudgum, =brudgummar, pojkvän, kung, prins, svärfar, änkling, farbror, morbror, =male, =males, =boy, =boys, =guy, =guys, gentleman, =gentlemän, karlfolk, familjefar, =familjefäder, småbarnspappa, =mansröst, =mansröster, tonårskille, tonårspojke, affärsman, =affärsmän, snubbe, skolpojke, =killgäng, munk, styvfar, idrottsman, =idrottsmän, =högstadiekille, =gymnasiekille, karl, =karlar, äkta man, äldre man, =husfader, =herrar, killkompis, yngling, gosse, =gossar, stjärngosse, =stjärngossar, pilt, farsa, =farsan, brorsa, =brorsan, lillebror, storebror, pappafigur, fadersfigur, fadersgestalt, papparoll, fästman, =fästmän, mansperson, manfolk, herrröst, killröst, =killröster, mansroll, =mansroller, killroll, pojkroll, dude, =dudes, snubbar, =grabbar, =lads, =gents, =husbonde, dräng, =drängar, kypare, gubbröst, greve, hertig, bonddräng, skäggmur, =skäggiga män, =father, =brother, äldre herre, =morbröder, =farbröder, lantgubbe, =herrarna, ungkarl, =ungkarlar, betjänt, tonårsson',
  non_binary:
    '=icke-binär, =icke-binära, =ickebinär, =ickebinära, =icke-binärt, =non-binary, =nonbinary, =genderqueer, =ickebinärt, =icke binär, =icke binära, =enby, =icke-binära personer',
} as const satisfies Record<GenderId, string>;

/** Phrases that welcome all genders. */
export const ANY_GENDER =
  '=alla kön, =oavsett kön, =valfritt kön, =alla könsidentiteter, =båda könen, =båda kön, =oberoende av kön, =vilket kön som helst, =oavsett könsidentitet, =alla könen, =könet spelar ingen roll, =könet oviktigt, =könet ointressant, =alla kön välkomna, =ingen könspreferens, =inga könspreferenser, =any gender, =all genders, =kön: alla kön, =blandade kön, =kön spelar ingen roll, =kön oviktigt, =kön är oviktigt, =könet är oviktigt, =könet är inte viktigt, =kön ointressant, =kön är ointressant, =samtliga kön, =valfri könsidentitet, =alla genus, =oberoende kön, =kön valfritt, =kön: alla, =kön: valfritt, =kön: spelar ingen roll, =kön saknar betydelse, =könet saknar betydelse, =könet är valfritt, =alla könstillhörigheter, =alla könsuttryck, =kön fritt, =alla könen välkomna, =kön skit samma, =könet skit samma, =kön oväsentligt, =könet är oväsentligt, =kön är oväsentligt, =könsneutral, =könsneutralt, =könsneutral roll, =oavsett genus, =alla könsidentiteter välkomna, =kön och bakgrund spelar ingen roll, =kön och ålder spelar ingen roll, =valfri könstillhörighet, =kön irrelevant, =könet irrelevant, =kön är irrelevant, =könet är irrelevant, =man eller kvinna spelar ingen roll, =kvinna eller man spelar ingen roll, =kille eller tjej spelar ingen roll, =tjej eller kille spelar ingen roll, =all genders welcome, =kön är valfritt, =könsöppen, =könsöppet';

/** Words for an age, in years, with a lower and an upper bound; an absent upper bound is open. */
export const AGE_WORDS: readonly { readonly words: string; readonly min: number; readonly max?: number }[] = [
  { words: '=medelålders, =i medelåldern, =mitt i livet, =medelåldern', min: 40, max: 60 },
  {
    words: 'pensionär, senior, =seniorer, =pensionerad, =pensionerade, =i pensionsåldern, pensionärspar, seniorpar',
    min: 65,
  },
  {
    words:
      'tonåring, a:tonårig, =i tonåren, =tonåren, tonårstjej, tonårsflicka, tonårskille, tonårspojke, =tonårs, tonårsskådespelare, tonårsmodell',
    min: 13,
    max: 19,
  },
  { words: '=unga vuxna, =ung vuxen', min: 18, max: 30 },
  { words: 'a:myndig, =fyllda arton, =fyllt arton', min: 18 },
];
