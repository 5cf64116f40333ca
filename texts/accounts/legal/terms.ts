import { BRAND } from '#texts/kernel/brand.ts';
import { CONTACT_EMAIL } from './contact.ts';
import type { LegalDocument } from './legal-document.ts';

/** The version of Villkor: the ISO day from which these words apply. */
export const TERMS_VERSION = '2026-11-30';

/** Villkor: the agreement between talents, companies and us. */
export const terms: LegalDocument = {
  title: 'Villkor',
  version: TERMS_VERSION,
  gist: `Det här kommer du och ${BRAND} överens om när du skapar ett konto. Vi har skrivit det för att läsas. Är något oklart är det vår uppgift att förklara, så skriv till ${CONTACT_EMAIL}.`,
  sections: [
    {
      id: 'om-villkoren',
      heading: 'Om villkoren',
      blocks: [
        `${BRAND} är en marknadsplats där talanger (modeller, skådespelare och frilansare) visar vilka de är, och där företag och produktionsbolag hittar, frågar och bokar dem. ”Vi” är ${BRAND}. ”Du” är den som har ett konto, som talang eller för ett företags räkning.`,
        'Villkoren gäller mellan dig och oss. För varje uppdrag skrivs dessutom ett avtal med just det uppdragets dagar, plats, arvode och rättigheter. Säger avtalet något annat än villkoren gäller avtalet, utom när villkoren skyddar talangen bättre.',
        'Hur vi använder personuppgifter står i integritetspolicyn. Den är information, inte något du avtalar bort dina rättigheter med.',
      ],
    },
    {
      id: 'konto',
      heading: 'Vem som får ha konto',
      blocks: [
        'Du ska ha fyllt 13 år. Är du mellan 13 och 17 år gäller också nästa avsnitt. Kontot är personligt: en person, en e-postadress, en roll.',
        'Uppgifterna ska stämma och bilderna ska visa dig som du ser ut nu. Bekräfta din e-postadress, välj ett lösenord som du inte använder någon annanstans och låt ingen annan logga in som du. Tror du att någon har gjort det, byt lösenord, avsluta de andra inloggningarna i dina inställningar och skriv till oss.',
        'Din profil syns för företag först när du har bekräftat din e-postadress och gjort den klar. Du kan pausa den när du vill. Då hittar ingen dig i sökningen, men det du redan har tackat ja till står kvar.',
      ],
    },
    {
      id: 'under-18',
      heading: 'Du som är under 18 år',
      blocks: [
        'När du skapar ett konto ber vi om en vårdnadshavares e-postadress. Vårdnadshavaren får en länk, läser vad det gäller och godkänner. Innan dess kan inget företag se dig. Den som godkänner intygar att alla dina vårdnadshavare är överens.',
        'Godkännandet kan tas tillbaka när som helst, utan att ange skäl. Då döljs profilen direkt.',
        'Ett avtal om uppdrag gäller inte förrän också en vårdnadshavare har skrivit under. Företaget ska följa Arbetsmiljöverkets regler om minderåriga: arbetstider, raster, vila och någon vuxen som ansvarar på plats. Uppdrag som rör nakenhet, alkohol, tobak eller spel får inte erbjudas den som är under 18 år.',
        'Barn under 13 år kan inte ha konto.',
      ],
    },
    {
      id: 'foretag',
      heading: 'Företag och produktionsbolag',
      blocks: [
        'Ett företag ansöker med organisationsnummer och kontaktperson. En människa hos oss granskar ansökan innan företaget får se en enda profil. Den som skapar kontot ska ha rätt att företräda företaget, och företaget svarar för vad dess medlemmar gör här.',
        'Företaget får använda det som visas om talanger för att besätta sina egna projekt. Det är inte tillåtet att samla in eller kopiera uppgifter, bygga egna register eller dela dem med någon som inte arbetar med projektet.',
        'Ett företag som frågar en talang ska ge ett besked senast den dag som står i förfrågan. När en roll är tillsatt får alla som var med ett svar.',
      ],
    },
    {
      id: 'kostnad',
      heading: 'Vad det kostar',
      blocks: [
        'För talanger är det gratis: att ha en profil, att svara, att bli bokad och att få betalt. Vi drar ingen avgift från ditt arvode.',
        'Företag betalar arvodet, de tillägg som avtalet anger och en provision till oss. Provisionen och momsen visas i kronor innan något bokas, och det som visades är det som faktureras.',
        'Ingen kan betala för att synas bättre. Ordningen i sökningen bestäms av hur väl en profil stämmer med det som söks, hur komplett den är och hur ny den är.',
      ],
    },
    {
      id: 'forfragan',
      heading: 'Förfrågan och bokning',
      blocks: [
        'En förfrågan binder ingen. Den säger vad uppdraget är, när och var, vad det betalar, vilka rättigheter som ingår och när svar behövs. Du väljer själv vad du är intresserad av, och ett nej påverkar inte hur du visas i sökningen.',
        'Ändrar företaget villkoren medan en förfrågan står kvar får du se vad som är nytt bredvid det som gällde förut, och svarar igen. Ett ja till tidigare villkor gäller inte de nya.',
        'Svarar du att du är intresserad är du med i urvalet. En bokning blir det först när företaget har godkänt dig och aktiverat projektet. Då är båda bundna av det som stod i förfrågan, och vi meddelar er båda.',
        'Bara en bokning låser dagar. Ingen kan ha två bekräftade bokningar som krockar.',
      ],
    },
    {
      id: 'avtal',
      heading: 'Avtal och underskrift',
      blocks: [
        'Varje bokning har ett avtal med parter, roll, dagar, plats, arvode, rättigheter, avbokningsvillkor och betalning. Du läser det innan du skriver under.',
        'Underskriften är elektronisk. Vi sparar namn, tidpunkt, nätadress och ett kontrolltal (SHA-256) av exakt den text du såg. Ett underskrivet avtal ändras aldrig. En ändring blir en ny version som alla skriver under igen.',
        'Vilka som är parter står överst i avtalet. Bokning, fakturering och utbetalning sköter vi i samtliga fall.',
      ],
    },
    {
      id: 'betalning',
      heading: 'Betalning',
      blocks: [
        'Talangen får betalt inom 14 dagar från att uppdraget är slutfört. Dagen visas för dig innan du svarar, vid avtalet och vid uppdraget. Den gäller oberoende av när företaget betalar oss.',
        'När uppdraget är klart rapporteras timmar, övertid och utlägg. Säger företaget inget inom tre arbetsdagar räknas rapporten som godkänd. Stoppas en utbetalning talar vi om varför och vem som avgör.',
        {
          list: [
            'Har du F-skatt ställer vi ut fakturan åt dig (självfakturering). När du godkänner villkoren godkänner du att vi gör det. Du får en kopia och kan invända i fem dagar, eller färre när pengarna annars skulle bli sena. Sista dagen står på fakturan.',
            'Har du inte F-skatt betalas ersättningen ut som lön. Arbetsgivaravgifterna betalas då ur arvodet, semesterersättningen ingår i lönen, skatten dras av och uppgifterna lämnas till Skatteverket. Vad du får ut, rad för rad, ser du innan du svarar.',
            'Företaget får en faktura med 30 dagars betalningstid. Betalas den för sent tillkommer dröjsmålsränta enligt räntelagen och lagstadgad påminnelseavgift.',
          ],
        },
        'Att göra upp om betalning vid sidan av för att slippa avtal eller avgift är inte tillåtet. Det tar också bort det skydd som avtalet ger talangen.',
      ],
    },
    {
      id: 'avbokning',
      heading: 'Avbokning, sjukdom och hinder',
      blocks: [
        'Avbokningsvillkoren står i avtalet. Säger avtalet inget annat gäller följande när företaget avbokar.',
        {
          caption: 'När företaget avbokar',
          columns: ['Avbokat', 'Företaget betalar'],
          rows: [
            ['Senast kl. 17.00 två hela arbetsdagar före', 'Ingenting, utom utlägg som redan är gjorda'],
            ['Därefter, till och med dagen före', 'Halva arvodet'],
            ['Samma dag', 'Hela arvodet'],
          ],
        },
        'En talang som får förhinder ska säga till genast. Sjukdom och annat som du inte råder över kostar dig ingenting. Uteblir du utan skäl får du inget arvode och kan bli skyldig att ersätta företagets direkta merkostnad, dock högst ditt arvode för uppdraget.',
        'Hindras uppdraget av något som ingen kunde räkna med, till exempel naturkatastrof, strejk eller myndighetsbeslut, är båda fria från det så länge hindret finns. Redan utfört arbete betalas.',
      ],
    },
    {
      id: 'rattigheter',
      heading: 'Rättigheter och AI',
      blocks: [
        'Vad ett företag får använda står i avtalet: i vilka medier, var, hur länge och om du är låst för liknande produkter. Det som inte står där ingår inte. När tiden är slut ska användningen upphöra eller förlängas mot ersättning.',
        'Digital kopia av dig, syntes av din röst och träning av AI är tre skilda frågor. Svaret är nej på alla tre om du inte uttryckligen har sagt ja i avtalet för ett bestämt uppdrag, till ett bestämt ändamål och mot en bestämd ersättning. Ett ja kan inte gömmas i allmänna villkor.',
        'Dina rättigheter enligt upphovsrättslagen och lagen om namn och bild i reklam gäller alltid.',
      ],
    },
    {
      id: 'ditt-material',
      heading: 'Det du lägger upp hos oss',
      blocks: [
        'Du äger dina bilder, filmer, röstprov och texter. Du låter oss lagra dem, anpassa storlek och format och visa dem för företag som vi har granskat, så länge du har kontot. När du tar bort något slutar vi visa det.',
        'Lägg bara upp sådant som du har rätt att visa. Har någon annan tagit bilden behöver du fotografens lov.',
        'Vi säljer inte ditt material, använder det inte i vår egen reklam utan att fråga och tränar inga modeller på det.',
      ],
    },
    {
      id: 'uppforande',
      heading: 'Så uppför vi oss',
      blocks: [
        'Behandla varandra som på en bra arbetsplats. Det här är inte tillåtet:',
        {
          list: [
            'trakasserier, hot, sexuella närmanden eller diskriminering',
            'falska uppgifter, andras bilder eller att utge sig för att vara någon annan',
            'att begära nakenhet, intima scener eller farliga moment som inte stod i förfrågan',
            'att begära betalning av en talang, eller obetalt arbete som borde vara betalt',
            'att kontakta någon utanför tjänsten för att komma runt avtal, granskning eller betalning',
            'att störa tjänsten, söka luckor i den utan lov eller hämta uppgifter maskinellt.',
          ],
        },
        `Ser du något av detta, skriv till ${CONTACT_EMAIL}. En människa läser allt och du får svar. Är någon i fara, ring 112.`,
      ],
    },
    {
      id: 'beslut',
      heading: 'Beslut och omprövning',
      blocks: [
        'Vi kan avslå en ansökan, dölja en bild, stoppa ett projekt eller stänga av ett konto om det behövs för att skydda människor eller för att villkoren har brutits. Det är alltid en människa som beslutar. Vi väljer det mildaste som räcker.',
        'Du får veta vad vi beslutade, varför, vilken regel det gäller och vem som beslutade. Vid fara, eller om lagen kräver det, kan beslutet gälla genast. Annars får du först en chans att svara.',
        `Du kan begära omprövning inom sex månader genom att svara på beslutet eller skriva till ${CONTACT_EMAIL}. Då prövas det av någon annan än den som fattade det, normalt inom 14 dagar. Du kan alltid gå till domstol.`,
        'En avstängning tar inte ifrån dig betalning för arbete som du redan har gjort.',
      ],
    },
    {
      id: 'ansvar',
      heading: 'Ansvar',
      blocks: [
        'Vi ansvarar för att tjänsten fungerar med den omsorg man kan begära, för att granska företag innan de släpps in och för att pengarna når fram i rätt tid. Vi kan inte lova att du får uppdrag, eller att ett företag hittar rätt person.',
        'Företaget ansvarar för arbetsmiljö och säkerhet på plats, för att ha de försäkringar och tillstånd som krävs och för att det som stod i förfrågan stämmer. Talangen ansvarar för att komma förberedd och i tid.',
        'Vi ersätter skada som vi orsakar genom vårdslöshet. Mot företag är ersättningen begränsad till de avgifter som företaget har betalat oss under de senaste tolv månaderna och omfattar inte utebliven vinst. Begränsningen gäller inte vid uppsåt eller grov vårdslöshet, inte vid personskada och inte mot dig som är privatperson.',
      ],
    },
    {
      id: 'avsluta',
      heading: 'Avsluta kontot',
      blocks: [
        'Du kan när som helst avsluta kontot i dina inställningar. Ingen uppsägningstid, ingen avgift. Innan dess kan du ladda ner allt du har lagt in. Bokningar som redan är bekräftade gäller, och betalningen för dem kommer som vanligt.',
        'Vad som raderas och vad vi måste behålla, till exempel bokföring i sju år, står i integritetspolicyn.',
        'Vill vi avsluta ett konto utan att villkoren har brutits, till exempel för att tjänsten läggs ner, säger vi till minst 60 dagar i förväg.',
      ],
    },
    {
      id: 'andringar',
      heading: 'När villkoren ändras',
      blocks: [
        'Ändrar vi villkoren på ett sätt som spelar roll för dig får du veta det i ett mejl minst 30 dagar innan de börjar gälla, med en förklaring av vad som är nytt. Passar det inte kan du avsluta kontot innan dess.',
        'Bokningar som redan är gjorda följer de villkor som gällde då. Vi sparar vilken version du har godkänt och när.',
      ],
    },
    {
      id: 'lag',
      heading: 'Lag och tvist',
      blocks: [
        `Svensk lag gäller. Är du missnöjd, börja med att skriva till ${CONTACT_EMAIL}. Vi svarar inom fem arbetsdagar.`,
        'Är du privatperson kan du vända dig till Allmänna reklamationsnämnden, www.arn.se, Box 174, 101 23 Stockholm. Nämnden prövar tvister mellan konsumenter och näringsidkare, och vi följer dess rekommendationer. En tvist mellan ett företag och oss, eller mellan ett företag och en talang om uppdraget, prövas inte där utan av allmän domstol.',
        `Tvister mellan ett företag och oss prövas av Stockholms tingsrätt. Du som är privatperson kan alltid välja domstolen där du bor.`,
      ],
    },
    {
      id: 'kontakt',
      heading: 'Kontakt',
      blocks: [
        `${BRAND}, ${CONTACT_EMAIL}. Skriv på svenska eller engelska. Myndigheter och andra som har rätt att begära något av oss använder samma adress.`,
      ],
    },
  ],
};
