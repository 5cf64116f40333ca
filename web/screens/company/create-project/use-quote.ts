import { useEffect, useState } from 'react';
import { isFeeWritten } from '#domain/deal/terms/fee.ts';
import { isDay } from '#domain/kernel/time/day.ts';
import type { Answer } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import type { ProjectForm } from './project-form.ts';

export type Quote = Answer<'POST /prices/quote'>;
type TaxForm = 'A' | 'F';

/** Pause in typing before the price is fetched, in ms. */
const PAUSE_MS = 700;

/** Indexes of the roles that can be priced: those with a fee, a number of people and days. */
export function pricedRoles({ dates, roles }: Pick<ProjectForm, 'dates' | 'roles'>): number[] {
  const isWritten = (days: readonly { starts_on: string; ends_on: string }[]) =>
    days.length > 0 &&
    days.every(({ starts_on, ends_on }) => isDay(starts_on) && isDay(ends_on) && starts_on <= ends_on);
  return roles.flatMap(({ headcount, terms }, at) => {
    const isCounted = Number.isInteger(headcount) && headcount > 0;
    return isCounted && isFeeWritten(terms.fee) && isWritten(terms.days ?? dates) ? [at] : [];
  });
}

/** The prices of the roles as typed, fetched when the typing pauses. If a fetch fails, the last prices stay. */
export function useQuote({ dates, roles }: Pick<ProjectForm, 'dates' | 'roles'>, tax_form: TaxForm) {
  const { run, isPending } = useCommand();
  const [answer, setAnswer] = useState<{ asked: string; places: number[]; quote: Quote | undefined }>();
  const places = pricedRoles({ dates, roles });
  const of = roles.filter((_, at) => places.includes(at)).map(({ headcount, terms }) => ({ headcount, terms }));
  const body = {
    dates: dates.filter(({ starts_on, ends_on }) => isDay(starts_on) && isDay(ends_on)),
    roles: of,
    tax_form,
  };
  const asked = JSON.stringify(body);
  useEffect(() => {
    // Only one request at a time; later changes are sent after its answer.
    if (of.length === 0 || isPending || answer?.asked === asked) return;
    const timer = setTimeout(async () => {
      const quote = await run('POST /prices/quote', { body });
      setAnswer((before) =>
        quote ? { asked, places, quote } : { asked, places: before?.places ?? [], quote: before?.quote },
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  });
  const quote = of.length === 0 ? undefined : answer?.quote;
  return {
    total_ore: quote?.total_ore ?? null,
    /** Price of the role at an index of the form; undefined for an unfinished role, and until its price has come. */
    ofRole: (index: number) => (places.includes(index) ? quote?.roles[answer?.places.indexOf(index) ?? -1] : undefined),
  };
}
