import { USUAL_CALL } from '#domain/deal/terms/start-terms.ts';
import { hoursFrom } from '#domain/deal/terms/usual-hours.ts';
import type { WrittenTerms } from '#domain/deal/terms/written-terms.ts';

interface Startable {
  readonly title: string;
  readonly dates: readonly unknown[];
  readonly decision_by: string | null;
  readonly greeting: string;
  readonly roles: readonly { readonly id?: string | undefined; readonly terms: WrittenTerms }[];
}

/**
 * Terms without their days; the periods of rights count from a first showing again. Terms from before roles had hours
 * get the usual ones.
 */
const withoutDays = <Terms extends WrittenTerms>(terms: Terms): Terms => ({
  ...terms,
  days: null,
  hours: terms.hours ?? hoursFrom(USUAL_CALL, terms.fee),
  rights: terms.rights?.map((right) => ({ ...right, starts_on: null, latest_start_on: null })) ?? null,
});

/**
 * The form for a new project based on another: brief, place, roles, terms and wishes, without the parts tied to its
 * time. No form names the people asked, so they are not copied.
 */
export function startAnew<Form extends Startable>(form: Form): Form {
  const roles = form.roles.map(({ id, ...role }) => ({ ...role, terms: withoutDays(role.terms) }));
  return { ...form, dates: [], decision_by: null, greeting: '', roles } as Form;
}
