import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';

/** A page of those who have worked in a project, with what the company has said of them. */
export function useProjectTestimonials(project_id: string, page: number) {
  return useQuery({
    ...query('GET /projects/:id/testimonials', { params: { id: project_id }, query: { page } }),
    placeholderData: keepPreviousData,
  });
}

/** A page of what companies have said of the talent. */
export function useReceivedTestimonials(page: number) {
  return useQuery({ ...query('GET /talent/testimonials', { query: { page } }), placeholderData: keepPreviousData });
}
