import { useQuery } from '@tanstack/react-query';
import { figureWords } from '#texts/accounts/privacy-words.ts';
import { query } from '#web/api/client.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';

const FIGURES = Object.entries(figureWords) as [keyof typeof figureWords, string][];

/**
 * How often companies saw the talent in a list, opened the profile, asked and booked, and how often the talent answered
 * and said yes: in the last 30 and 90 days.
 */
export function OwnFigures() {
  const figures = useQuery(query('GET /talent/figures'));
  return (
    <Section
      title="Så hittas du"
      description="Vem som har tittat visas för ingen. Dagens siffror räknas med hela tiden."
    >
      <QueryFrame query={figures}>
        {({ days_30, days_90 }) => (
          <table className="w-full max-w-prose text-left">
            <thead className="text-sm text-ink-muted">
              <tr className="border-b border-hairline">
                <th scope="col" className="py-2 font-normal">
                  <span className="sr-only">Vad</span>
                </th>
                <th scope="col" className="py-2 pl-4 text-right font-normal">
                  30 dagar
                </th>
                <th scope="col" className="py-2 pl-4 text-right font-normal">
                  90 dagar
                </th>
              </tr>
            </thead>
            <tbody className="tabular-nums">
              {FIGURES.map(([name, label]) => (
                <tr key={name} className="border-b border-hairline">
                  <th scope="row" className="py-2 font-normal">
                    {label}
                  </th>
                  <td className="py-2 pl-4 text-right">{days_30[name]}</td>
                  <td className="py-2 pl-4 text-right">{days_90[name]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </QueryFrame>
    </Section>
  );
}
