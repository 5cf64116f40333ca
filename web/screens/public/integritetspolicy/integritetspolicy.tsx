import { BRAND } from '#texts/brand.ts';
import { Clause, LegalText } from '../legal-text.tsx';

/** /Integritetspolicy: what is kept about people, why, and how long. */
export default function Integritetspolicy() {
  return (
    <LegalText
      title="Integritetspolicy"
      gist={`Vilka uppgifter ${BRAND} har om dig, varför vi har dem och vad du kan göra åt det.`}
    >
      <Clause title="Vad vi sparar">
        <p>
          Namn, e-postadress och födelsedatum när du skapar ett konto. Sedan det du själv fyller i: bilder, mått,
          färdigheter, språk, ort och arvode. För företag: organisationsnummer, adress och kontaktperson.
        </p>
        <p>När du använder tjänsten sparar vi förfrågningar, svar, bokningar och notiser.</p>
      </Clause>
      <Clause title="Varför">
        <p>
          För att kunna hålla det vi har kommit överens om: att visa din profil, förmedla förfrågningar, boka och
          betala. Vissa uppgifter måste vi ha enligt lag, till exempel för bokföring och skatt.
        </p>
      </Clause>
      <Clause title="Vem som ser vad">
        <p>
          Bara företag som vi har godkänt ser din profil. Födelsedatum, kontaktuppgifter och betalningsuppgifter visas
          inte före en bokning. Vi säljer inga uppgifter och använder inga spårningskakor.
        </p>
        <p>Ditt material används inte för att träna modeller eller skapa digitala kopior av dig.</p>
      </Clause>
      <Clause title="Kakor och lagring i webbläsaren">
        <p>
          En kaka håller dig inloggad. I webbläsaren sparas dessutom vilken roll du är inloggad som, din e-postadress om
          du har valt ”Kom ihåg mig” och ditt val av utseende. Allt utom en minneslapp om lästa konversationer töms när
          du loggar ut.
        </p>
      </Clause>
      <Clause title="Hur länge">
        <p>
          Så länge du har ett konto. Tar du bort det raderas uppgifterna, utom det som bokföringslagen kräver att vi
          behåller i sju år. Det kopplas loss från din profil.
        </p>
      </Clause>
      <Clause title="Dina rättigheter">
        <p>
          Du kan begära ut, rätta eller radera dina uppgifter och säga nej till viss användning. Är du inte nöjd med hur
          vi gör kan du klaga hos Integritetsskyddsmyndigheten (IMY).
        </p>
      </Clause>
    </LegalText>
  );
}
