import type { ReactNode } from 'react';
import { PAID_WITHIN_DAYS } from '#domain/deal/price/pay-day.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import type { PublicWordsId } from '#texts/office/public-words.ts';
import { PublicText } from '#web/screens/public/public-text.tsx';

const said = (id: PublicWordsId): ReactNode => <PublicText id={id} />;

const MATTERS = [
  { matter: 'Att bli hittad', old: said('how_found_old'), ours: said('how_found_ours') },
  { matter: 'Frågan', old: said('how_asked_old'), ours: said('how_asked_ours') },
  { matter: 'Svaret', old: said('how_answer_old'), ours: said('how_answer_ours') },
  { matter: 'Kalendern', old: said('how_calendar_old'), ours: said('how_calendar_ours') },
  {
    matter: 'Pengarna',
    old: said('how_money_old'),
    ours: `Betalt inom ${PAID_WITHIN_DAYS} dagar från att uppdraget är klart. Vi gör fakturan, också om du inte har företag.`,
  },
  { matter: 'Bilderna efteråt', old: said('how_pictures_old'), ours: said('how_pictures_ours') },
];

/**
 * The usual way of casting beside Medverka's, subject by subject. Each subject is a heading above its rows, which also
 * fits a phone.
 */
export function Comparison() {
  return (
    <section aria-labelledby="jamforelse" className="mx-auto max-w-[96rem] px-4 pt-20 sm:px-6 md:pt-28 lg:px-10">
      <h2 id="jamforelse" className="voice-serif max-w-3xl text-title">
        <PublicText id="how_compared" />
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
