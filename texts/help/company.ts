import type { HelpAnswer } from './help-answer.ts';

/** What companies ask, by subject. */
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
    id: 'rapport',
    subject: 'Arbetet',
    question: 'Vad gör vi när arbetet är klart?',
    answer:
      'Talangen rapporterar vad som blev gjort och ni godkänner det, eller ändrar och säger varför. Svarar ni inte i tid gäller det som är sagt.',
    also: 'timmar övertid godkänn',
  },
  {
    id: 'faktura',
    subject: 'Pengar',
    question: 'Var finns våra fakturor?',
    answer: 'Under Fakturor, för ägare och ekonomi. De kommer när projektets arbete är godkänt.',
    also: 'betala kredit',
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
];
