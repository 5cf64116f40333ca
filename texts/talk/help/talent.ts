import type { HelpAnswer } from './help-answer.ts';

/** Questions of talents with their answers, grouped by subject. */
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
    id: 'lagsta-arvode',
    subject: 'Ditt CV',
    question: 'Kan jag slippa frågor som betalar för lite?',
    answer:
      'Ja. Skriv ditt lägsta arvode per dag i Mitt CV. Bara du ser det, och annonser som betalar mindre visas inte som att de passar dig.',
    also: 'minimum betalt arvode dagsarvode',
  },
  {
    id: 'sedcard',
    subject: 'Ditt CV',
    question: 'Hur får jag mitt CV som PDF?',
    answer: 'Överst i Mitt CV hämtar du ditt sedcard: porträtt, mått och det du kan, så som företagen ser det.',
    also: 'ladda ner skriva ut kompositkort',
  },
  {
    id: 'vem-ser',
    subject: 'Ditt CV',
    question: 'Vem ser mina uppgifter?',
    answer:
      'Godkända företag ser ditt CV. Din e-post ser ett företag först när du är bokad, och ditt personnummer och konto ser det aldrig.',
    also: 'integritet gdpr dold personuppgifter',
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
      'Det kan du så länge företaget inte har gjort sitt val. Öppna förfrågan och svara igen. Är du redan bokad och blir sjuk eller får förhinder trycker du på Jag kan inte komma i uppdraget. Företaget får veta det genast. Blir du frisk kan du komma ändå, så länge ingen annan har hoppat in.',
    also: 'tacka nej ångra avboka sjuk sjukanmälan förhinder kan inte komma',
  },
  {
    id: 'sista-dag',
    subject: 'Förfrågningar',
    question: 'Vad händer om svarsdagen har gått?',
    answer: 'Du kan fortfarande svara så länge projektet rollsätts, men företaget ser att svaret kom sent.',
    also: 'försent missad',
  },
  {
    id: 'vad-far-jag',
    subject: 'Förfrågningar',
    question: 'Hur vet jag vad jag får ut?',
    answer:
      'I varje förfrågan står vad du får ut efter skatt och när pengarna kommer senast. Har du inte sagt hur du beskattas räknar vi som om du var anställd.',
    also: 'netto skatt lön pris',
  },
  {
    id: 'motbud',
    subject: 'Förfrågningar',
    question: 'Kan jag föreslå andra villkor?',
    answer:
      'Ja, när du får en beställning. Skriv ett motbud med arvode, tillägg och hur länge du får visas, så svarar företaget ja, nej eller med ett eget. Du ser alla versioner bredvid varandra.',
    also: 'förhandla arvode beställning motförslag',
  },
  {
    id: 'andrade-villkor',
    subject: 'Förfrågningar',
    question: 'Företaget har ändrat villkoren. Vad gör jag?',
    answer: 'Du ser vad som är nytt bredvid det du sa ja till. Ditt gamla ja räknas inte förrän du har svarat igen.',
    also: 'ändring nya dagar',
  },
  {
    id: 'option',
    subject: 'Förfrågningar',
    question: 'Vad betyder det att ett företag har en option på mig?',
    answer:
      'Företaget står i kö för dina dagar till en viss tid. Det är ingen bokning och låser ingenting; du kan släppa optionen under förfrågan.',
    also: 'reservera första andra kö',
  },
  {
    id: 'inget-besked',
    subject: 'Förfrågningar',
    question: 'Jag sa ja men har inte hört något',
    answer:
      'Under förfrågan står när företaget senast ska ge besked, om det har sagt det. Väljer det andra, eller ställer in, får du veta det.',
    also: 'väntar svar besked',
  },
  {
    id: 'annonser',
    subject: 'Annonser',
    question: 'Var hittar jag roller att söka själv?',
    answer:
      'Under Förfrågningar, Passar dig. Där står annonser som stämmer med ditt CV, och varför. Visa intresse med en hälsning, så är det samma sak som ett ja på en förfrågan.',
    also: 'jobb söka casting annons intresse',
  },
  {
    id: 'spara-annons',
    subject: 'Annonser',
    question: 'Kan jag spara en annons till senare?',
    answer: 'Ja. Bara du ser att du har sparat den, och vi påminner dig dagen innan den stänger.',
    also: 'bokmärke påminn',
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
    id: 'ai',
    subject: 'Avtal och rättigheter',
    question: 'Får företaget göra en digital kopia av mig?',
    answer:
      'Bara om det står uttryckligen i villkoren. Digital kopia, röstsyntes och träning av modeller är tre egna svar, och de är nej om inget annat sägs.',
    also: 'ai syntetisk röst modell',
  },
  {
    id: 'tacka-nej-avtal',
    subject: 'Avtal och rättigheter',
    question: 'Vad gör jag om avtalet inte stämmer?',
    answer:
      'Skriv inte under. Välj att avböja och skriv varför, eller fråga företaget i tråden. Ingen är bunden förrän alla har skrivit under.',
    also: 'fel avböj neka',
  },
  {
    id: 'dagsbesked',
    subject: 'Dagarna',
    question: 'Var står när och var jag ska vara?',
    answer:
      'I dagsbeskedet på uppdragets sida: tid, plats med karta, kontaktperson, kläder och mat. Tryck på Jag har läst, så vet de att du vet. Ändras något får du en ny version.',
    also: 'samling tid plats kallelse call sheet',
  },
  {
    id: 'allergi',
    subject: 'Dagarna',
    question: 'Hur säger jag att jag är allergisk?',
    answer:
      'På uppdragets sida kan du skriva allergier och kost. Bara företaget ser det, till och med din sista arbetsdag. Sedan raderas det.',
    also: 'mat kost nötter',
  },
  {
    id: 'meddelanden',
    subject: 'Dagarna',
    question: 'Hur når jag företaget?',
    answer:
      'I tråden under förfrågan eller uppdraget. Har företaget frågat dig kan du skriva genast, och fråga innan du svarar. Har du själv visat intresse för en annons börjar företaget. Du kan skicka bilder, PDF, ljud och film upp till 10 MB.',
    also: 'chatt skriva fil kontakt',
  },
  {
    id: 'anmal',
    subject: 'Dagarna',
    question: 'Någon beter sig illa. Vad gör jag?',
    answer:
      'Skriv till oss här nedanför, så läser en av oss det. Ett omdöme som inte är rättvist kan du anmäla där det står. Är det akut, ring 112.',
    also: 'anmäla trakasserier otrygg kränkt',
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
    id: 'rapport',
    subject: 'Pengar',
    question: 'Hur rapporterar jag vad jag har arbetat?',
    answer:
      'Dagen efter sista dagen ber vi dig om det. Allt är ifyllt som planerat: skicka det som det är, eller ändra tider, resor och utlägg. Säger du inget inom tre arbetsdagar gäller planen.',
    also: 'timmar övertid utlägg kvitto arbetsrapport',
  },
  {
    id: 'oense',
    subject: 'Pengar',
    question: 'Företaget har ändrat min rapport',
    answer:
      'Du ser vad som skiljer och varför. Godkänn det, eller säg vad som inte stämmer, så läser en av oss vad ni båda skriver och avgör med en motivering.',
    also: 'tvist fel timmar',
  },
  {
    id: 'stoppad',
    subject: 'Pengar',
    question: 'Varför är min utbetalning stoppad?',
    answer:
      'Skälet står vid utbetalningen. Saknas skatteform eller konto fyller du i dem under Inställningar, Utbetalning, så går den vidare.',
    also: 'försenad pengar saknas',
  },
  {
    id: 'omdomen',
    subject: 'Omdömen',
    question: 'Hur fungerar omdömen?',
    answer:
      'När arbetet är godkänt har du och företaget sju dagar på er. Ni läser varandras först när båda har skrivit eller tiden har gått ut. Inget annat företag läser dem, och de påverkar inte var du kommer i sökningen.',
    also: 'betyg recension stjärnor',
  },
  {
    id: 'losenord',
    subject: 'Konto',
    question: 'Jag har glömt mitt lösenord',
    answer: 'Välj Glömt lösenordet när du loggar in, så mejlar vi en länk där du väljer ett nytt.',
    also: 'logga in',
  },
  {
    id: 'byta-epost',
    subject: 'Konto',
    question: 'Hur byter jag e-postadress?',
    answer: 'Under Inställningar, E-post. Den nya adressen gäller när du har bekräftat den med länken vi mejlar.',
    also: 'mejl adress ändra',
  },
  {
    id: 'tva-steg',
    subject: 'Konto',
    question: 'Hur gör jag kontot säkrare?',
    answer:
      'Under Inställningar kan du slå på två steg eller lägga till en nyckel i telefonen. Där ser du också var du är inloggad, och kan avsluta det du inte känner igen.',
    also: 'passkey säkerhet hackad logga ut',
  },
];
