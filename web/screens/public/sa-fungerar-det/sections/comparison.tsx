import { PAID_WITHIN_DAYS } from '#domain/price/pay-day.ts';
import { BRAND } from '#texts/brand.ts';

const MATTERS = [
  {
    matter: 'Att bli hittad',
    old: 'Bilder till tio byråer, och sedan tyst.',
    ours: 'En profil som alla granskade företag söker i. Platsen i listan går inte att köpa.',
  },
  {
    matter: 'Frågan',
    old: '”Är du ledig på torsdag?” Resten får du veta på plats.',
    ours: 'Dagar, plats, arvode och rättigheter står där innan du svarar, och ändras inte medan du tänker.',
  },
  {
    matter: 'Svaret',
    old: 'Du hör av dem om du fick det. Annars får du gissa.',
    ours: 'Besked senast en bestämd dag. Den som inte fick rollen får också veta det.',
  },
  {
    matter: 'Kalendern',
    old: 'Två produktioner, samma tisdag, och du som ringer återbud.',
    ours: 'En bokning låser dagarna. Ingen kan bokas två gånger på samma dag.',
  },
  {
    matter: 'Pengarna',
    old: 'Egen faktura, trettio dagar, en påminnelse, trettio till.',
    ours: `Betalt inom ${PAID_WITHIN_DAYS} dagar från att uppdraget är klart. Vi gör fakturan, också om du inte har företag.`,
  },
  {
    matter: 'Bilderna efteråt',
    old: 'Du ser dig själv på en buss, två år senare.',
    ours: 'Var, hur länge och i vilka medier står i avtalet. AI-kopior är nej tills du säger ja.',
  },
] as const;

/** The old way beside ours, matter by matter: a table whose groups have their matter as heading, so that it fits a phone. */
export function Comparison() {
  return (
    <section aria-labelledby="jamforelse" className="mx-auto max-w-[96rem] px-4 pt-20 sm:px-6 md:pt-28 lg:px-10">
      <h2 id="jamforelse" className="voice-serif max-w-3xl text-title">
        Gamla sättet och vårt
      </h2>
      <table className="mt-10 w-full table-fixed border-collapse text-left md:mt-14">
        <caption className="sr-only">Hur det brukar gå till, och hur det går till hos {BRAND}</caption>
        <thead>
          <tr className="align-bottom text-sm text-ink-muted">
            <th scope="col" className="pb-3 pr-4 font-medium">
              Gamla sättet
            </th>
            <th scope="col" className="pb-3 pl-4 font-medium text-ink md:pl-12">
              Med {BRAND}
            </th>
          </tr>
        </thead>
        {MATTERS.map(({ matter, old, ours }) => (
          <tbody key={matter} className="border-t border-hairline">
            <tr>
              <th scope="rowgroup" colSpan={2} className="pt-5 pb-2 text-left text-sm font-medium md:pt-6">
                {matter}
              </th>
            </tr>
            <tr className="align-top">
              <td className="pr-4 pb-6 text-ink-muted md:pr-12 md:pb-8 md:text-lg">{old}</td>
              <td className="border-l border-hairline pb-6 pl-4 md:pb-8 md:pl-12">
                <span className="md:text-[1.375rem] md:leading-8 md:[font-family:var(--font-serif)]">{ours}</span>
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  );
}
