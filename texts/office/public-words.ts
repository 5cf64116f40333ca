/**
 * The texts of the public pages that administrators may rewrite, with their defaults. Texts with a number or a day that
 * we promise are left out: the code that holds the number writes them.
 */
interface PublicWords {
  /** The text's page; `label` is its place on that page. */
  readonly page: 'home' | 'how';
  readonly label: string;
  readonly text: string;
}

const home = (label: string, text: string): PublicWords => ({ page: 'home', label, text });
const how = (label: string, text: string): PublicWords => ({ page: 'how', label, text });

export const PUBLIC_WORDS = {
  home_title: home('Rubriken', 'Någon letar efter just dig'),
  home_lead: home(
    'Under rubriken',
    'Modeller, skådespelare och frilansare visar vilka de är. Företag och produktionsbolag hittar dem, frågar och bokar.',
  ),
  home_claims: home('Löften: rubriken', 'Du gör jobbet. Resten är vårt.'),
  home_claim_paid: home('Löften: betalt', 'Räknat från att uppdraget är klart. Du ser dagen redan när du skriver på.'),
  home_claim_agreement: home(
    'Löften: ett avtal',
    'Du behöver inget eget företag och jagar aldrig en faktura. Allt som rör uppdraget ligger på ett ställe.',
  ),
  home_claim_yes: home(
    'Löften: ditt ja',
    'Arvode, dagar, plats och rättigheter står där innan du svarar. Ett nej kostar ingenting.',
  ),
  home_claim_companies: home(
    'Löften: företagen',
    'Produktionsbolag, varumärken och teatrar. Varje företag granskas av en människa innan det får se din profil.',
  ),
  home_companies: home('För företag: rubriken', 'Från idé till bokad rollista, i fem steg'),
  home_step_draft: home('För företag: Utkast', 'Beskriv vad du behöver, med dina egna ord.'),
  home_step_people: home('För företag: Talanger', 'Välj personer till varje roll och skicka förfrågningar.'),
  home_step_answers: home('För företag: Svar', 'Se vem som har svarat, och vem som är sen.'),
  home_step_choice: home('För företag: Urval', 'Jämför, bestäm och svara alla som var med.'),
  home_step_active: home('För företag: Aktivt', 'Bokningarna är klara och ingen är dubbelbokad.'),

  how_lead: how(
    'Under rubriken',
    'Från att någon letar till att du har fått betalt. Du ser vad du får ut innan du svarar, och behöver aldrig undra hur det gick.',
  ),
  how_search: how('Sökningen: rubriken', 'Skriv som du pratar'),
  how_search_lead: how(
    'Sökningen: under rubriken',
    'Så blir vanlig svenska till önskemål som går att söka på. Exemplen räknas i den riktiga sökningen, just nu.',
  ),
  how_compared: how('Jämförelsen: rubriken', 'Gamla sättet och vårt'),
  how_found_old: how('Att bli hittad: gamla sättet', 'Bilder till tio byråer, och sedan tyst.'),
  how_found_ours: how(
    'Att bli hittad: vårt',
    'En profil som alla granskade företag söker i. Platsen i listan går inte att köpa.',
  ),
  how_asked_old: how('Frågan: gamla sättet', '”Är du ledig på torsdag?” Resten får du veta på plats.'),
  how_asked_ours: how(
    'Frågan: vårt',
    'Dagar, plats, arvode och rättigheter står där innan du svarar, och ändras inte medan du tänker.',
  ),
  how_answer_old: how('Svaret: gamla sättet', 'Du hör av dem om du fick det. Annars får du gissa.'),
  how_answer_ours: how('Svaret: vårt', 'Besked senast en bestämd dag. Den som inte fick rollen får också veta det.'),
  how_calendar_old: how('Kalendern: gamla sättet', 'Två produktioner, samma tisdag, och du som ringer återbud.'),
  how_calendar_ours: how('Kalendern: vårt', 'En bokning låser dagarna. Ingen kan bokas två gånger på samma dag.'),
  how_money_old: how('Pengarna: gamla sättet', 'Egen faktura, trettio dagar, en påminnelse, trettio till.'),
  how_pictures_old: how('Bilderna efteråt: gamla sättet', 'Du ser dig själv på en buss, två år senare.'),
  how_pictures_ours: how(
    'Bilderna efteråt: vårt',
    'Var, hur länge och i vilka medier står i avtalet. AI-kopior är nej tills du säger ja.',
  ),
  how_steps: how('Tre steg: rubriken', 'Tre steg för dig som är talang'),
  how_step_shown: how('Tre steg: det första', 'Visa vem du är'),
  how_step_shown_what: how(
    'Tre steg: det första, text',
    'Några bilder, vad du kan och var du bor. Fem korta steg, och du kan fortsätta en annan dag. Det kostar ingenting.',
  ),
  how_step_yes: how('Tre steg: det andra', 'Säg ja till det du vill'),
  how_step_yes_what: how(
    'Tre steg: det andra, text',
    'Företag frågar dig direkt. Du läser hela förfrågan, ser om dagarna krockar och svarar när du har bestämt dig.',
  ),
  how_step_paid: how('Tre steg: det tredje', 'Gör jobbet, få betalt'),
  how_why_free: how('Varför: första skälet', 'Gratis för talanger'),
  how_why_free_what: how(
    'Varför: första skälet, text',
    'Att vara med kostar ingenting. Vår avgift betalar företagen, utöver ditt arvode.',
  ),
  how_why_checked: how('Varför: andra skälet', 'Granskat av människor'),
  how_why_checked_what: how(
    'Varför: andra skälet, text',
    'Ett företag ser inte en enda profil förrän någon hos oss har godkänt det.',
  ),
  how_why_same: how('Varför: tredje skälet', 'Samma besked åt båda'),
  how_why_same_what: how(
    'Varför: tredje skälet, text',
    'Du och företaget ser samma status, med samma ord. Ingen undrar var det ligger.',
  ),
  how_why_order: how('Varför: fjärde skälet', 'En ordning utan köpta platser'),
  how_why_order_what: how(
    'Varför: fjärde skälet, text',
    'Vad du kan, hur komplett profilen är och hur ny. Inget annat flyttar dig.',
  ),
  how_why_face: how('Varför: femte skälet', 'Ditt ansikte är ditt'),
  how_why_face_what: how(
    'Varför: femte skälet, text',
    'Rättigheter tar slut när de ska. Vi tränar inga AI-modeller på någon.',
  ),
  how_why_person: how('Varför: sjätte skälet', 'En människa svarar'),
  how_why_person_what: how(
    'Varför: sjätte skälet, text',
    'Varje avslag har ett skäl och ett namn, och någon annan prövar det om du vill.',
  ),
} as const satisfies Readonly<Record<string, PublicWords>>;

export type PublicWordsId = keyof typeof PUBLIC_WORDS;
