/** An answer that administrators often give. The administrator reads and edits it before sending. */
export interface AnswerTemplate {
  readonly id: string;
  readonly name: string;
  readonly words: string;
}

export const answerTemplates: readonly AnswerTemplate[] = [
  {
    id: 'tar-tid',
    name: 'Vi behöver mer tid',
    words: 'Tack för att du skrev. Vi behöver titta närmare på det här och hör av oss här senast i morgon.',
  },
  {
    id: 'beratta-mer',
    name: 'Berätta mer',
    words:
      'Tack för att du skrev. För att kunna hjälpa dig behöver vi veta vilket projekt det gäller och vad som hände.',
  },
  {
    id: 'skatteform',
    name: 'Skatteform och konto saknas',
    words:
      'Utbetalningen väntar på att du säger hur du beskattas och vart pengarna ska gå. Det fyller du i under Inställningar, Utbetalning. Sedan går den vidare av sig själv.',
  },
  {
    id: 'faktura-anew',
    name: 'Ny faktura med annan märkning',
    words:
      'Vi krediterar fakturan och skickar en ny med den märkning ni vill ha. Skriv ordernummer och referens här. Framöver kan ni själva ange dem under Inställningar, Fakturor.',
  },
  {
    id: 'namnbyte',
    name: 'Byta företagets namn',
    words:
      'Skicka ett registreringsbevis från Bolagsverket som fil här, så ändrar vi namnet när vi har kontrollerat det.',
  },
  {
    id: 'anmalan',
    name: 'Anmälan är läst',
    words:
      'Tack för att du berättade. Vi har läst det och tar det vidare. Vi säger inte vem som har anmält. Känner du dig otrygg är du inte skyldig att fortsätta svara, och är det akut ringer du 112.',
  },
  {
    id: 'inget-fel',
    name: 'Allt ser rätt ut',
    words: 'Vi har gått igenom det och allt ser ut som det ska. Säg till här om något ändå inte stämmer.',
  },
  {
    id: 'klart',
    name: 'Det är ordnat',
    words: 'Nu är det ordnat. Skriv gärna här igen om något är oklart.',
  },
];
