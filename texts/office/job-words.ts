/**
 * The notice in the administrators' bell when a server's clock is `ahead` ms before the database's; negative for
 * behind.
 */
export function clockApartNotice(ahead: number) {
  const minutes = Math.round(Math.abs(ahead) / 60_000);
  const how = `${minutes} ${minutes === 1 ? 'minut' : 'minuter'} ${ahead > 0 ? 'före' : 'efter'}`;
  return {
    title: 'En server har fel tid',
    message: `Dess klocka går ${how} databasens. Servern gör inget som följer tiden, som frister, påminnelser och utbetalningar, förrän klockan är rätt. Be den som sköter driften att ställa den.`,
  };
}

/** The notices of failed jobs by name: the heading, and the number of things left undone. */
const BROKEN = {
  'run-retention': {
    title: 'Gallringen blev inte klar',
    left: (count: number) => `${count === 1 ? 'En sak' : `${count} saker`} som skulle gallras finns kvar.`,
  },
  'tidy-files': {
    title: 'Städningen av filer blev inte klar',
    left: (count: number) => `${count === 1 ? 'En sak' : `${count} saker`} som skulle städas bort finns kvar.`,
  },
  'erase-due': {
    title: 'Alla konton kunde inte raderas',
    left: (count: number) => `${count === 1 ? 'Ett konto' : `${count} konton`} som skulle raderas finns kvar.`,
  },
  'make-exports': {
    title: 'Alla kopior av uppgifter blev inte gjorda',
    left: (count: number) =>
      `${count === 1 ? 'En kopia' : `${count} kopior`} som någon har bett om av sina uppgifter kunde inte göras.`,
  },
} as const;

/** A job about whose failures administrators get a notice. */
export type BrokenJob = keyof typeof BROKEN;

/**
 * The notice in the administrators' bell about a job that failed for some things. The log names the things and the
 * reasons.
 */
export const jobBrokeNotice = (job: BrokenJob, count: number) => ({
  title: BROKEN[job].title,
  message: `${BROKEN[job].left(count)} Be den som sköter driften att titta i loggen (${job}). Resten är gjort, och det görs ett nytt försök vid nästa körning.`,
});

/**
 * The notice about stored files without a row, if there are so many that the server may be using the wrong database.
 */
export const unknownFilesNotice = (count: number) => ({
  title: 'Många filer hör inte till något',
  message: `${count} filer i lagringen hör inte till något i databasen. De får ligga kvar i 35 dagar och tas sedan bort. Be den som sköter driften att se efter om det är rätt databas (npm run files:check).`,
});
