import type { HelpAnswer } from './help-answer.ts';

/** Questions of companies with their answers, grouped by subject. */
export const companyAnswers: readonly HelpAnswer[] = [
  {
    id: 'forsta-projektet',
    subject: 'Projekt',
    question: 'Hur kommer vi i gång med ett projekt?',
    answer:
      'Välj Nytt projekt och skriv titel, dagar, plats och minst en roll med arvode. Du kan klistra in en brief, så fyller vi i det vi förstår. Sedan öppnar du rollsättningen och väljer vilka ni vill fråga.',
    also: 'skapa börja brief',
  },
  {
    id: 'fraga',
    subject: 'Projekt',
    question: 'Vad händer när vi skickar förfrågningar?',
    answer:
      'De ni har valt får notis och mejl med villkoren och en sista svarsdag. Ett ja binder ingen: bokningen görs när ni aktiverar projektet.',
    also: 'förfrågan skicka',
  },
  {
    id: 'aktivera',
    subject: 'Projekt',
    question: 'Vad betyder det att aktivera?',
    answer:
      'De ni har godkänt bokas på alla dagar, får ett avtal att skriva under, och alla andra som väntar får besked. Det går inte att ångra.',
    also: 'boka',
  },
  {
    id: 'option',
    subject: 'Projekt',
    question: 'Kan vi hålla någons dagar medan vi bestämmer oss?',
    answer:
      'Ja, med en option på den som har sagt ja. Den ger er plats i kön till en tid ni väljer, men den är ingen bokning.',
    also: 'reservera',
  },
  {
    id: 'andra-villkor',
    subject: 'Projekt',
    question: 'Kan vi ändra villkoren när förfrågningarna är ute?',
    answer: 'Ja, men de som har fått frågan behöver svara igen på de nya villkoren.',
    also: 'ändra arvode datum',
  },
  {
    id: 'soka',
    subject: 'Projekt',
    question: 'Hur hittar vi rätt personer?',
    answer:
      'Skriv som ni talar, till exempel Kvinna 25–35 i Göteborg som rider. Vi visar hur vi har förstått det, och varför var och en passar. Vem som står först går inte att köpa.',
    also: 'sök filter talanger rangordning',
  },
  {
    id: 'paminn',
    subject: 'Projekt',
    question: 'Någon svarar inte. Vad gör vi?',
    answer:
      'Under Svar ser ni vem som inte har svarat. Påminn, flytta fram sista svarsdagen eller fråga fler. Den som svarar sent syns som sen.',
    also: 'påminnelse sent svar',
  },
  {
    id: 'gor-om',
    subject: 'Projekt',
    question: 'Kan vi göra om ett projekt?',
    answer:
      'Ja. Under Avslutade projekt väljer ni Gör om, så följer roller, villkor och önskemål med till ett nytt utkast. Ni kan också spara ett projekt som mall.',
    also: 'kopiera mall igen upprepa',
  },
  {
    id: 'stalla-in',
    subject: 'Projekt',
    question: 'Vad händer om vi ställer in?',
    answer:
      'Innan aktiveringen kostar det inget. Efter den gäller avtalens tabell för avbokning; vad det skulle kosta står innan ni bekräftar.',
    also: 'avboka avbryta inställt kostnad',
  },
  {
    id: 'bestallning',
    subject: 'Beställningar och annonser',
    question: 'När ska vi göra en beställning i stället?',
    answer:
      'När ni vet vilka ni vill ha. Ni namnger dem, skriver dagar och arvode, och de svarar ja, nej eller med ett motbud. Ett ja tar platsen, och ni bokar när ni vill.',
    also: 'boka direkt order',
  },
  {
    id: 'motbud',
    subject: 'Beställningar och annonser',
    question: 'Hur svarar vi på ett motbud?',
    answer:
      'På beställningens sida står versionerna bredvid varandra. Godkänn, svara med ett eget eller låt det vara; det har en tid då det går ut.',
    also: 'förhandla pris',
  },
  {
    id: 'annons',
    subject: 'Beställningar och annonser',
    question: 'Hur annonserar vi en roll?',
    answer:
      'Under Projekt, Ny annons. De som passar ser rollen till sista dagen och visar intresse själva. En första annons läser en av oss innan den visas.',
    also: 'publicera utlysa jobb',
  },
  {
    id: 'boka-igen',
    subject: 'Beställningar och annonser',
    question: 'Hur bokar vi samma personer igen?',
    answer:
      'Öppna projektet under Avslutade projekt, kryssa för dem och välj Boka igen. Det blir en beställning med villkoren från förra gången.',
    also: 'återboka samma',
  },
  {
    id: 'avtal',
    subject: 'Avtal',
    question: 'Var skriver vi under avtalen?',
    answer:
      'På projektets sida när det är aktivt. Ni skriver under alla på en gång, därefter vårdnadshavare där det behövs, och sist talangen.',
    also: 'kontrakt signera',
  },
  {
    id: 'rattigheter',
    subject: 'Avtal',
    question: 'Hur förlänger vi rätten att visa en inspelning?',
    answer:
      'Under Rättigheter ser ni vad som snart går ut, och kan beställa en förlängning där villkoren säger vad den kostar.',
    also: 'förlänga medier',
  },
  {
    id: 'andra-avtal',
    subject: 'Avtal',
    question: 'Kan vi ändra ett avtal som är undertecknat?',
    answer:
      'Ja, med en ny version från projektets sida. Det undertecknade gäller tills alla har skrivit under den nya.',
    also: 'ändra dagar arvode version',
  },
  {
    id: 'barn',
    subject: 'Avtal',
    question: 'Vad krävs för den som är under 18?',
    answer:
      'Vårdnadshavare säger ja och skriver under, och för den under 13 behövs Arbetsmiljöverkets tillstånd. Bokningen väntar tills allt finns, och på projektets sida står vad som saknas.',
    also: 'minderårig tillstånd vårdnadshavare skola',
  },
  {
    id: 'rapport',
    subject: 'Arbetet',
    question: 'Vad gör vi när arbetet är klart?',
    answer:
      'Talangen rapporterar vad som blev gjort och ni godkänner det, eller ändrar och säger varför. Svarar ni inte i tid gäller det som är sagt.',
    also: 'timmar övertid godkänn',
  },
  {
    id: 'dagsbesked',
    subject: 'Arbetet',
    question: 'Hur berättar vi när och var alla ska vara?',
    answer:
      'Skriv ett dagsbesked för varje dag på projektets sida och publicera det. Ni ser vem som har läst, kan påminna de andra, och en ändring blir en ny version som alla läser igen.',
    also: 'samling kallelse callsheet tid',
  },
  {
    id: 'meddelanden',
    subject: 'Arbetet',
    question: 'Hur skriver vi till dem vi har frågat?',
    answer:
      'I tråden för var och en, som finns på översikten, eller till alla bokade från projektets sida. Filer upp till 10 MB går bra.',
    also: 'chatt meddelande fil',
  },
  {
    id: 'kalender',
    subject: 'Arbetet',
    question: 'Var ser vi alla bokningar?',
    answer: 'Under Bokningar, som kalender eller lista över alla projekt. Listan kan ni söka i och hämta som CSV.',
    also: 'schema månad vecka',
  },
  {
    id: 'faktura',
    subject: 'Pengar',
    question: 'Var finns våra fakturor?',
    answer: 'Under Fakturor, för ägare och ekonomi. De kommer när projektets arbete är godkänt.',
    also: 'betala kredit',
  },
  {
    id: 'vad-kostar',
    subject: 'Pengar',
    question: 'Vad ingår i priset vi ser?',
    answer:
      'Arvode, arbetsgivaravgifter, semesterersättning och vår avgift, utan moms. Det är samma pris medan ni skriver, i avtalet och på fakturan om arbetet blir som planerat.',
    also: 'kostnad avgift provision moms',
  },
  {
    id: 'fakturauppgifter',
    subject: 'Pengar',
    question: 'Hur ändrar vi fakturaadress och referens?',
    answer:
      'Ägare och ekonomi ändrar dem under Inställningar, Fakturor. De gäller från nästa faktura; det som är skickat ändras aldrig.',
    also: 'adress ordernummer po märkning',
  },
  {
    id: 'omdomen',
    subject: 'Omdömen',
    question: 'När skriver vi omdömen?',
    answer:
      'Inom sju dagar från att arbetet är godkänt, på projektets sida eller under Avslutade projekt. Ni läser varandras först när båda har skrivit eller tiden har gått ut.',
    also: 'betyg recension',
  },
  {
    id: 'medlemmar',
    subject: 'Företaget',
    question: 'Hur får fler kollegor tillgång?',
    answer:
      'En ägare bjuder in dem under Inställningar, Medlemmar, och väljer roll: ägare, producent, castare, ekonomi eller läsare. Länken i mejlet gäller i sju dagar.',
    also: 'bjud in användare roller kollega',
  },
  {
    id: 'nycklar',
    subject: 'Företaget',
    question: 'Kan våra andra program läsa och göra saker här?',
    answer:
      'Ja, med en nyckel. En ägare skapar den under Inställningar, Nycklar och anslutningar, och väljer vad den får göra. Den visas en gång och kan avslutas när som helst. Det som görs med den står i loggen under nyckelns namn.',
    also: 'api integration system koppla anslutning',
  },
  {
    id: 'attest',
    subject: 'Företaget',
    question: 'Hur fungerar gränser och attest?',
    answer:
      'En ägare kan ge en medlem en gräns i kronor. Det som kostar mer utan moms väntar på översikten tills någon annan har attesterat, och görs då på en gång.',
    also: 'belopp godkänna gräns',
  },
  {
    id: 'losenord',
    subject: 'Företaget',
    question: 'Jag har glömt mitt lösenord',
    answer: 'Välj Glömt lösenordet när du loggar in, så mejlar vi en länk där du väljer ett nytt.',
    also: 'logga in',
  },
  {
    id: 'mejl',
    subject: 'Företaget',
    question: 'Vi får för många mejl',
    answer:
      'Var och en väljer under Inställningar, Mejl till dig, vad som ska komma på en gång, en gång om dagen eller inte alls. Det som har en frist eller binder er kommer alltid.',
    also: 'notiser stäng av avregistrera',
  },
  {
    id: 'byta-namn',
    subject: 'Företaget',
    question: 'Hur ändrar vi företagets namn eller organisationsnummer?',
    answer:
      'Skriv till oss här nedanför. De är kontrollerade av en människa, så det är en av oss som ändrar dem. Allt annat ändrar ägarna under Inställningar.',
    also: 'namnbyte orgnummer bolag',
  },
];
