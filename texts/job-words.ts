/** What the administrators' bell says when a job could not do all of its work. The log says which, and why. */
export const jobBrokeNotice = (job: string, count: number) => ({
  title: 'Städningen blev inte klar',
  message: `${count === 1 ? 'En sak' : `${count} saker`} som skulle städas bort finns kvar (${job}). Be den som sköter driften att titta i loggen. Resten är gjort, och det görs ett nytt försök vid nästa körning.`,
});
