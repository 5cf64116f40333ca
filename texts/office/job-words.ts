/** What the administrators' bell says when the clock of a server is ahead of the database's by so many ms. */
export function clockApartNotice(ahead: number) {
  const minutes = Math.round(Math.abs(ahead) / 60_000);
  const how = `${minutes} ${minutes === 1 ? 'minut' : 'minuter'} ${ahead > 0 ? 'före' : 'efter'}`;
  return {
    title: 'En server har fel tid',
    message: `Dess klocka går ${how} databasens. Servern gör inget som följer tiden, som frister, påminnelser och utbetalningar, förrän klockan är rätt. Be den som sköter driften att ställa den.`,
  };
}

/** What a job could not do, by its name: the heading, and of how many things it is true. */
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

/** A job of which the administrators are told when it could not do all of its work. */
export type BrokenJob = keyof typeof BROKEN;

/** What the administrators' bell says when a job could not do all of its work. The log says which, and why. */
export const jobBrokeNotice = (job: BrokenJob, count: number) => ({
  title: BROKEN[job].title,
  message: `${BROKEN[job].left(count)} Be den som sköter driften att titta i loggen (${job}). Resten är gjort, och det görs ett nytt försök vid nästa körning.`,
});

/** What the bell says when so many files belong to nothing that the database may be the wrong one. */
export const unknownFilesNotice = (count: number) => ({
  title: 'Många filer hör inte till något',
  message: `${count} filer i lagringen hör inte till något i databasen. De får ligga kvar i 35 dagar och tas sedan bort. Be den som sköter driften att se efter om det är rätt databas (npm run files:check).`,
});
