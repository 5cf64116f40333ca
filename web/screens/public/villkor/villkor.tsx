import { BRAND } from '#texts/brand.ts';
import { Clause, LegalText } from '../legal-text.tsx';

/** /Villkor: what talents, companies and we agree on. */
export default function Villkor() {
  return (
    <LegalText title="Villkor" gist={`Det här kommer du och ${BRAND} överens om när du skapar ett konto.`}>
      <Clause title="Vem som får ha konto">
        <p>
          Du ska ha fyllt 13 år. Är du under 18 behöver din vårdnadshavare godkänna att du är med innan företag kan se
          din profil. Företag granskas av oss innan de får tillgång till talanger.
        </p>
        <p>Ett konto är personligt. Uppgifterna du lämnar ska stämma, och bilderna ska visa dig.</p>
      </Clause>
      <Clause title="Vad det kostar">
        <p>
          Det är gratis att vara med som talang. Ingen kan betala för att synas högre upp i sökningen. Företag betalar
          arvodet till talangen och en avgift till oss, som visas innan något bokas.
        </p>
      </Clause>
      <Clause title="Förfrågningar och bokningar">
        <p>
          En förfrågan är inte bindande. Du väljer själv vad du tackar ja till. En bokning blir bindande när företaget
          har godkänt dig och aktiverat projektet. Då gäller de dagar, den plats, det arvode och de rättigheter som stod
          i förfrågan.
        </p>
      </Clause>
      <Clause title="Betalning">
        <p>
          Talangen får betalt inom 14 dagar från att uppdraget är slutfört. Vi sköter fakturan till företaget och
          utbetalningen till talangen.
        </p>
      </Clause>
      <Clause title="Bilder och material">
        <p>
          Du äger det du laddar upp. Du låter oss visa det för godkända företag så länge du har ett konto. Vad ett
          företag får använda efter ett uppdrag står i avtalet för just det uppdraget.
        </p>
      </Clause>
      <Clause title="Det som inte är tillåtet">
        <p>
          Trakasserier, diskriminering, falska uppgifter och kontakt utanför {BRAND} för att komma runt avtalet. Vi kan
          stänga av den som bryter mot villkoren. Då får du veta varför och vem som bestämde det, och du kan begära att
          beslutet prövas igen.
        </p>
      </Clause>
      <Clause title="Ändringar">
        <p>
          Ändrar vi villkoren på ett sätt som spelar roll för dig får du veta det minst 30 dagar innan, och kan välja
          att avsluta kontot. Svensk lag gäller.
        </p>
      </Clause>
    </LegalText>
  );
}
