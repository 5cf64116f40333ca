/** Sample reviews by each side. */
export const OF_TALENT = {
  scores: { punctual: 5, prepared: 4, easy_to_work_with: 5 },
  words: 'Alltid i tid, och glad.',
  note: '',
  revision: 0,
};
export const OF_COMPANY = {
  scores: { communication: 4, as_agreed: 5, safe_and_kind: 5 },
  words: 'Allt var som vi hade sagt.',
  note: '',
  revision: 0,
};

/** A valid body for the routes of reviews. */
export function reviewBody(route: string): unknown {
  if (route === 'PUT /assignments/:id/review-of-talent') return OF_TALENT;
  if (route === 'PUT /assignments/:id/review-of-company') return OF_COMPANY;
  if (route === 'POST /assignments/:id/review/reply') return { reply: 'Tack.' };
  if (route === 'POST /assignments/:id/review/report') return { reason: 'Elaka ord.' };
  if (route === 'POST /assignments/:id/review/hide') return { side: 'company', reason: 'Elaka ord.' };
  return undefined;
}
