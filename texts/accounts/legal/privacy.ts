import { retentionRows } from '#texts/accounts/retention-words.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { CONTACT_EMAIL } from './contact.ts';
import type { LegalDocument } from './legal-document.ts';

/** The version of Integritetspolicy: the ISO day from which these words apply. */
export const PRIVACY_VERSION = '2026-12-01';

/** Integritetspolicy: which data we keep about people, why, for how long, and people's rights. */
export const privacy: LegalDocument = {
  title: 'Integritetspolicy',
  version: PRIVACY_VERSION,
  gist: 'Vilka uppgifter vi har om dig, varför vi har dem, vem som ser dem och hur du får ut, rättar eller raderar dem.',
  sections: [
    {
      id: 'kort-sagt',
      heading: 'Kort sagt',
      blocks: [
        {
          list: [
            'Bara företag som en människa hos oss har granskat ser talangers profiler.',
            'Födelsedatum, kontaktuppgifter, personnummer och bankkonto visas inte för något företag före en bokning.',
            'Vi säljer inga uppgifter, visar ingen reklam och spårar dig inte.',
            'Ditt material tränar inga AI-modeller, varken våra eller någon annans.',
            'Du kan själv ladda ner allt vi har om dig och ta bort kontot.',
          ],
        },
      ],
    },
    {
      id: 'ansvarig',
      heading: 'Vem som ansvarar',
      blocks: [
        `${BRAND} är personuppgiftsansvarig för uppgifterna i tjänsten. Frågor om dina uppgifter skickar du till ${CONTACT_EMAIL}. En människa svarar.`,
        'När ett företag bokar dig får det uppgifter som det behöver för uppdraget. För det som företaget sedan gör med dem, till exempel i sin egen produktion, ansvarar företaget självt.',
      ],
    },
    {
      id: 'uppgifter',
      heading: 'Uppgifter vi har',
      blocks: [
        {
          caption: 'Vad, och varifrån vi har fått det',
          columns: ['Om', 'Uppgifter', 'Från'],
          rows: [
            ['Alla med konto', 'Namn, e-postadress, lösenordets kontrollvärde, roll, val i inställningarna', 'Dig'],
            [
              'Talanger',
              'Födelsedatum, bilder, film och röst, mått och utseende, språk, färdigheter, ort, meriter, mobilnummer, pass och arbetstillstånd (bara om och till när), vad du tackar nej till, arvode, lediga dagar',
              'Dig',
            ],
            [
              'Talanger under 18 år',
              'En vårdnadshavares e-postadress, mobilnummer och godkännande',
              'Dig och vårdnadshavaren',
            ],
            ['Företag', 'Organisationsnummer, adresser, kontaktperson, telefon, medlemmar', 'Den som ansöker'],
            [
              'Uppdrag',
              'Förfrågningar, svar, beslut, avtal, underskrifter, meddelanden, rapporterad tid, omdömen',
              'Dig och den du arbetar med',
            ],
            [
              'Betalning',
              'Personnummer, bankkonto, skatteform, utbetalningar, fakturor. Personnummer begärs först när det behövs för avtal eller utbetalning',
              'Dig, Skatteverket',
            ],
            ['Säkerhet', 'Inloggningar, webbläsare, nätadress, försök som misslyckats', 'Din webbläsare'],
            [
              'Inloggning med Google eller Facebook',
              'Namn, e-postadress och ett id hos dem, om du väljer det sättet',
              'Google eller Facebook',
            ],
          ],
        },
        'Det du måste lämna är det som är märkt som obligatoriskt. Utan det kan vi inte skapa kontot eller betala dig. Allt annat är frivilligt.',
      ],
    },
    {
      id: 'varfor',
      heading: 'Varför, och med vilket stöd i lagen',
      blocks: [
        {
          caption: 'Ändamål och rättslig grund (artikel 6 i dataskyddsförordningen)',
          columns: ['Vi använder uppgifter för att', 'Rättslig grund'],
          rows: [
            ['ha ditt konto, logga in dig och hjälpa dig', 'Avtal (6.1 b)'],
            ['visa din profil för granskade företag och låta dem söka', 'Avtal (6.1 b)'],
            ['förmedla förfrågningar, boka, skriva avtal och betala', 'Avtal (6.1 b)'],
            [
              'bokföra, betala skatt och lämna kontrolluppgifter till Skatteverket',
              'Rättslig förpliktelse (6.1 c): bokföringslagen, skatteförfarandelagen och reglerna om plattformsoperatörer (DAC7)',
            ],
            [
              'granska företag och profiler och hindra missbruk, bedrägeri och intrång',
              'Berättigat intresse (6.1 f): att människor ska vara trygga här',
            ],
            [
              'förklara varför en profil passar en sökning, och räkna hur tjänsten används utan att peka ut någon',
              'Berättigat intresse (6.1 f): att tjänsten ska vara begriplig och fungera',
            ],
            [
              'spara avtal och rättigheter efter ett uppdrag, så att du och företaget kan visa vad ni kom överens om',
              'Berättigat intresse (6.1 f): att kunna hävda eller försvara ett rättsligt anspråk',
            ],
            ['visa en profil för den som är under 18 år', 'Samtycke från vårdnadshavare (6.1 a), utöver avtalet'],
            ['skicka nyheter eller visa dig i vår egen reklam', 'Samtycke (6.1 a). Vi frågar först, var för sig'],
          ],
        },
        'Bygger något på samtycke kan du ta tillbaka det när som helst. Det ändrar inte det som redan har gjorts.',
      ],
    },
    {
      id: 'foretag-ser',
      heading: 'Vad företag ser, och när',
      blocks: [
        {
          caption: 'Vem som ser vad om en talang',
          columns: ['När', 'Vem', 'Ser'],
          rows: [
            [
              'Alltid',
              'Allmänheten',
              'Hur många talanger som finns och hur många som passar några exempel. Aldrig vilka',
            ],
            [
              'När profilen är synlig',
              'Granskade företag',
              'Namn, bilder, film och röst, presentation, meriter, spelålder, ort, yrken, mått och utseende, språk och färdigheter, och vad du tackar nej till',
            ],
            ['Efter en förfrågan', 'Företaget som frågade', 'Dessutom ditt svar, när du läste och om du kan dagarna'],
            [
              'När du har svarat ja',
              'Företagets kund, genom en länk med kod',
              'Förnamn och en bokstav, spelålder, längd, och de bilder och filmer som företaget väljer. Är du under 18 år visas varken bokstav eller filmer. Aldrig kontaktuppgifter',
            ],
            [
              'Efter en bokning',
              'Företaget som bokade',
              'Dessutom telefon, e-post och det som avtalet och uppdraget kräver',
            ],
            ['Aldrig', 'Något företag', 'Bankkonto, skatteform, lägsta arvode och andra företags förfrågningar'],
          ],
        },
        `Har du skyddade personuppgifter, eller behöver du skydd av andra skäl, skriver du till ${CONTACT_EMAIL} och ber om skyddad identitet: då ser andra bara ditt namn i arbetet och når dig genom oss, och ditt juridiska namn, din adress och ditt nummer lämnas bara till myndigheter och banken, när lagen kräver det.`,
        'Vi visar spelålder i stället för födelsedatum. Pausar du profilen hittas den inte, men företag som redan har frågat dig ser förfrågan. Personal hos oss ser det som behövs för att granska och hjälpa, och det loggas.',
      ],
    },
    {
      id: 'kansligt',
      heading: 'Känsliga uppgifter',
      blocks: [
        'Vi frågar inte efter etniskt ursprung, hälsa, religion, politisk åsikt, fackligt medlemskap eller sexuell läggning, och det går inte att söka på sådant. Skriv det inte i din presentation om du inte vill att företag ska läsa det.',
        'Vi använder inte ansiktsigenkänning och drar inga slutsatser om dig ur bilder.',
        'Behövs en känslig uppgift för ett uppdrag, till exempel en allergi, begärs den av företaget inför uppdraget och bara med ditt uttryckliga samtycke.',
      ],
    },
    {
      id: 'under-18',
      heading: 'Barn och unga',
      blocks: [
        'Den som är under 13 år kan inte ha konto. Är du 13 till 17 år måste en vårdnadshavare godkänna innan något företag kan se din profil. Vi sparar vem som godkände, när och vilken text det gällde.',
        'Vårdnadshavaren kan ta tillbaka godkännandet och begära ut eller radera uppgifter. Du som är ung har samma rättigheter själv: det är dina uppgifter.',
        'När du fyller 18 år behövs inget godkännande längre. Då kan vårdnadshavaren inte heller bestämma över profilen.',
      ],
    },
    {
      id: 'ai',
      heading: 'Bilder, röst och AI',
      blocks: [
        'Vi tränar inga AI-modeller på bilder, film, röst eller text från tjänsten och låter ingen annan göra det. Sökningen läser ord och jämför dem med det du själv har fyllt i. Den skickar ingenting till någon språkmodell.',
        'Digital kopia, röstsyntes och träning är tre skilda val för varje uppdrag. Alla tre står på nej tills du säger något annat i ett avtal.',
      ],
    },
    {
      id: 'hur-lange',
      heading: 'Hur länge vi sparar',
      blocks: [
        {
          caption: 'Lagringstider',
          columns: ['Uppgifter', 'Sparas', 'Stöd'],
          rows: retentionRows,
        },
        'Säkerhetskopior, och innehållet i filer som har tagits bort, skrivs över efter högst 35 dagar.',
        'När kontot raderas tas profil, bilder och meddelanden bort. Det som bokföringslagen kräver kopplas loss från profilen och ligger kvar i ett spärrat arkiv: namn, personnummer och belopp på verifikationer.',
      ],
    },
    {
      id: 'delar',
      heading: 'Vem vi delar med',
      blocks: [
        'Utöver företagen ovan lämnar vi uppgifter till dem som behöver dem för att tjänsten ska fungera. De som arbetar åt oss är personuppgiftsbiträden. De följer ett avtal med oss och får inte använda uppgifterna till något eget.',
        {
          list: [
            'drift av servrar, lagring av filer och säkerhetskopior (biträde)',
            'utskick av mejl och sms (biträden)',
            'bank, för utbetalningar och inbetalningar (eget ansvar)',
            'Skatteverket och andra myndigheter, när lagen kräver det (eget ansvar)',
            'Google eller Facebook, bara om du själv väljer att logga in med dem (eget ansvar)',
            'revisor och jurist, när det behövs (eget ansvar, med tystnadsplikt).',
          ],
        },
        `Vill du veta vilka biträden vi har just nu, med namn och land, skriv till ${CONTACT_EMAIL}.`,
        'Uppgifterna lagras inom EU och EES. Skulle något behöva behandlas utanför gör vi det bara till ett land som EU-kommissionen har godkänt, eller med kommissionens standardavtalsklausuler, och vi säger det här först.',
      ],
    },
    {
      id: 'kakor',
      heading: 'Kakor och lagring i webbläsaren',
      blocks: [
        'Vi använder bara det som är nödvändigt för att tjänsten ska fungera. Därför finns ingen ruta att klicka bort. Läser du bara de öppna sidorna sätts inga kakor alls. Ingen av kakorna kan läsas av skript.',
        {
          caption: 'Kakor',
          columns: ['Namn', 'Vad den gör', 'Hur länge'],
          rows: [
            ['medverka.session', 'Visar för servern att du är inloggad', '15 minuter åt gången'],
            [
              'medverka.refresh',
              'Förnyar inloggningen så länge du är aktiv',
              '30 dagar med ”Kom ihåg mig”, annars tills du stänger webbläsaren, dock högst ett dygn',
            ],
            [
              'medverka.device',
              'Känner igen webbläsaren du skapar konto i, låter oss varna dig när en ny loggar in och hindrar andras försök från att stänga dig ute',
              '400 dagar',
            ],
            ['medverka.attempt', 'Binder ihop stegen när du loggar in med Google eller Facebook', '10 minuter'],
            ['medverka.passkey', 'Binder ihop stegen när du loggar in med nyckel', '5 minuter'],
            [
              'medverka.guest',
              'Minns att du har fått se en presentation som ett företag har delat med dig',
              '61 dagar',
            ],
            ['medverka.two_factor, medverka.waiting', 'Binder ihop lösenordet med din andra faktor', '10 minuter'],
          ],
        },
        {
          caption: 'Lagring i webbläsaren',
          columns: ['Namn', 'Vad den gör', 'Hur länge'],
          rows: [
            ['medverka.session', 'Vilken roll du är inloggad som, så att rätt sida visas först', 'Tills du loggar ut'],
            ['medverka.signedOut', 'Säger till andra flikar att du har loggat ut', 'Tills nästa inloggning'],
            ['rememberedEmail', 'Din e-postadress, om du har valt ”Kom ihåg mig”', 'Tills du loggar ut'],
            ['medverka.pendingSignUp', 'Det du fyllt i medan du skapar konto', 'Tills kontot är klart'],
            [
              'medverka.projectForm.…',
              'Ett projekt du skriver på och inte har sparat',
              'Tills du sparar eller loggar ut',
            ],
            ['theme, search_look', 'Ljust eller mörkt, och hur du vill se sökresultat', 'Tills du loggar ut'],
            ['conversationLastViewed_…', 'När du senast läste en konversation', 'Tills du rensar webbläsaren'],
          ],
        },
        'Över säker anslutning börjar kakornas namn med __Host-. Inget av detta används för att följa dig, och inget delas med någon annan.',
      ],
    },
    {
      id: 'automatiskt',
      heading: 'Sökning och automatiska beslut',
      blocks: [
        'Sökningen visar alla synliga profiler som uppfyller det som söks, de mest kompletta och nyaste först. Den väljer inte ut och sorterar inte bort någon av andra skäl. Ingen kan betala för sin plats.',
        'Inga beslut som påverkar dig på ett avgörande sätt fattas av en maskin. Det är människor som väljer vem som bokas, och människor hos oss som granskar, avslår och stänger av. Du får skälen och kan begära omprövning.',
      ],
    },
    {
      id: 'sakerhet',
      heading: 'Hur vi skyddar uppgifterna',
      blocks: [
        'Trafiken är krypterad. Lösenord sparas bara som kontrollvärden som inte går att räkna baklänges. Vi rekommenderar inloggning i två steg och kräver det av alla som arbetar hos oss. Avtal och andra privata filer nås bara genom adresser som snart slutar gälla. Namn och adresser skrivs inte i driftloggar.',
        'Händer något som kan skada dig berättar vi det för dig utan dröjsmål, och för Integritetsskyddsmyndigheten inom 72 timmar.',
      ],
    },
    {
      id: 'rattigheter',
      heading: 'Dina rättigheter',
      blocks: [
        {
          list: [
            'Få veta vilka uppgifter vi har och få en kopia. Du får den som en fil med dina uppgifter i läsbar och maskinläsbar form tillsammans med bilder och dokument.',
            'Rätta det som är fel. Det mesta ändrar du direkt i din profil.',
            'Radera uppgifter eller hela kontot, utom det som lagen kräver att vi behåller.',
            'Begränsa användningen medan vi utreder något, eller pausa din profil.',
            'Invända mot det som bygger på berättigat intresse. Då slutar vi om vi inte har skäl som väger tyngre.',
            'Flytta dina uppgifter till någon annan.',
            'Ta tillbaka ett samtycke, lika enkelt som du gav det.',
          ],
        },
        `Det kostar ingenting. Skriv till ${CONTACT_EMAIL} om du inte hittar rätt knapp. Du får svar inom en månad.`,
      ],
    },
    {
      id: 'klaga',
      heading: 'Om du inte är nöjd',
      blocks: [
        'Skriv gärna till oss först. Du har alltid rätt att klaga hos Integritetsskyddsmyndigheten (IMY), www.imy.se, Box 8114, 104 20 Stockholm, 08-657 61 00. Du kan också begära skadestånd i domstol.',
      ],
    },
    {
      id: 'andringar',
      heading: 'När den här texten ändras',
      blocks: [
        'Ändras något som spelar roll för dig mejlar vi minst 30 dagar innan. Överst står från vilken dag texten gäller. Tidigare versioner får du om du ber om dem.',
        `${BRAND}, ${CONTACT_EMAIL}.`,
      ],
    },
  ],
};
