import type { HelpAnswer } from './help-answer.ts';

/** What talents ask, by subject. */
export const talentAnswers: readonly HelpAnswer[] = [
  {
    id: 'synas',
    subject: 'Ditt CV',
    question: 'Hur blir jag synlig för företag?',
    answer:
      'Gör klart alla steg i Mitt CV. När allt är ifyllt och du har minst en bild hittar företagen dig. Saknas något står det överst på sidan.',
    also: 'hittas sök profil',
  },
  {
    id: 'pausa',
    subject: 'Ditt CV',
    question: 'Kan jag ta en paus utan att ta bort mitt konto?',
    answer:
      'Ja. Pausa i Mitt CV, så får du inga nya förfrågningar. Det du redan har sagt ja till fortsätter som vanligt.',
    also: 'dölj semester',
  },
  {
    id: 'upptagen',
    subject: 'Ditt CV',
    question: 'Hur säger jag vilka dagar jag inte kan?',
    answer: 'Lägg in dagarna i Mitt CV. De räknas som upptagna när ett företag söker bland lediga personer.',
    also: 'kalender ledig upptagen',
  },
  {
    id: 'svara',
    subject: 'Förfrågningar',
    question: 'Vad händer när jag svarar ja på en förfrågan?',
    answer:
      'Företaget ser att du är intresserad. Du är inte bokad förrän företaget har valt och aktiverat projektet, och då får du besked.',
    also: 'intresserad bunden',
  },
  {
    id: 'angra',
    subject: 'Förfrågningar',
    question: 'Kan jag ändra mig när jag har sagt ja?',
    answer:
      'Det kan du så länge företaget inte har gjort sitt val. Öppna förfrågan och svara igen. Är du redan bokad behöver du prata med företaget.',
    also: 'tacka nej ångra avboka',
  },
  {
    id: 'sista-dag',
    subject: 'Förfrågningar',
    question: 'Vad händer om svarsdagen har gått?',
    answer: 'Du kan fortfarande svara så länge projektet rollsätts, men företaget ser att svaret kom sent.',
    also: 'försent missad',
  },
  {
    id: 'avtal',
    subject: 'Avtal och rättigheter',
    question: 'När ska jag skriva under avtalet?',
    answer:
      'När företaget har skrivit under får du en notis och ett mejl. Läs avtalet på uppdragets sida och skriv under med ditt namn. Det gäller när alla har skrivit under.',
    also: 'kontrakt signera underskrift',
  },
  {
    id: 'var-syns-jag',
    subject: 'Avtal och rättigheter',
    question: 'Var ser jag var och hur länge en inspelning får visas?',
    answer: 'Under Var jag syns. Där står varje rättighet, när den börjar och när den tar slut.',
    also: 'medier reklam tid',
  },
  {
    id: 'under-18',
    subject: 'Avtal och rättigheter',
    question: 'Jag är under 18. Vad gäller?',
    answer:
      'Dina vårdnadshavare säger ja till att du är med och skriver under avtalen före dig. De får länkar med mejl och behöver inget konto.',
    also: 'barn förälder vårdnadshavare',
  },
  {
    id: 'pengar',
    subject: 'Pengar',
    question: 'När får jag betalt?',
    answer:
      'När arbetsrapporten är godkänd står dagen under Utbetalningar. Svarar företaget inte i tid räknas rapporten som godkänd, så du behöver inte vänta på någon.',
    also: 'lön arvode utbetalning',
  },
  {
    id: 'konto',
    subject: 'Pengar',
    question: 'Hur talar jag om hur jag ska få betalt?',
    answer: 'Under Inställningar, Utbetalning. Välj skatteform och skriv vart pengarna ska gå.',
    also: 'bank clearing f-skatt a-skatt',
  },
  {
    id: 'losenord',
    subject: 'Konto',
    question: 'Jag har glömt mitt lösenord',
    answer: 'Välj Glömt lösenordet när du loggar in, så mejlar vi en länk där du väljer ett nytt.',
    also: 'logga in',
  },
];
