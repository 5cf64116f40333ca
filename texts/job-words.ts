/** What the administrators' bell says when the clock of a server is ahead of the database's by so many ms. */
export function clockApartNotice(ahead: number) {
  const minutes = Math.round(Math.abs(ahead) / 60_000);
  const how = `${minutes} ${minutes === 1 ? 'minut' : 'minuter'} ${ahead > 0 ? 'före' : 'efter'}`;
  return {
    title: 'En server har fel tid',
    message: `Dess klocka går ${how} databasens. Servern gör inget som följer tiden, som frister, påminnelser och utbetalningar, förrän klockan är rätt. Be den som sköter driften att ställa den.`,
  };
}

/** What the administrators' bell says when a job could not do all of its work. The log says which, and why. */
export const jobBrokeNotice = (job: string, count: number) => ({
  title: 'Städningen blev inte klar',
  message: `${count === 1 ? 'En sak' : `${count} saker`} som skulle städas bort finns kvar (${job}). Be den som sköter driften att titta i loggen. Resten är gjort, och det görs ett nytt försök vid nästa körning.`,
});

/** What the bell says when so many files belong to nothing that the database may be the wrong one. */
export const unknownFilesNotice = (count: number) => ({
  title: 'Många filer hör inte till något',
  message: `${count} filer i lagringen hör inte till något i databasen. De får ligga kvar i 35 dagar och tas sedan bort. Be den som sköter driften att se efter om det är rätt databas (npm run files:check).`,
});
