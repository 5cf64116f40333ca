import { dayOf } from '#domain/time/day.ts';
import type { Loaded, Room } from '../../lifecycle/room.ts';
import type { LoadedTestimonial } from './queries/load-testimonials.ts';

/** Whom a testimonial's events concern and what they tell. */
export function aboutTestimonial(row: LoadedTestimonial) {
  const { candidate_id, project_id, company_id, talent_id } = row;
  const { project_title, company_name, talent_name, role_title } = row;
  return {
    concerned: { candidate_id, project_id, company_id, talent_id },
    facts: { project_title, company_name, talent_name, role_title },
  };
}

/** A testimonial as the runner needs it; null while nothing has been said. */
export function testimonialObject(row: LoadedTestimonial): Loaded<'testimonial'> | null {
  const { id, status, given_date } = row;
  if (id === null || status === null || given_date === null) return null;
  return { id, subject: { status, given_on: dayOf(new Date(given_date)) }, ...aboutTestimonial(row) };
}

export const testimonialRoom: Room<'testimonial'> = {
  load() {
    throw new Error('Nothing follows for testimonials, and no deadline passes for them');
  },
};
