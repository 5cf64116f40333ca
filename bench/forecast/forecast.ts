import { STREAMS_IN_ALL } from '#contract/kernel/stream.ts';
import * as guess from './assumptions.ts';
import type { Measured } from './measured.ts';

/** A market of a size, worked out. */
export interface Forecast {
  readonly talents: number;
  readonly companies: number;
  /** Rows by table, after the years of the assumptions. */
  readonly rows: ReadonlyMap<string, number>;
  /** Bytes by table. */
  readonly bytes: ReadonlyMap<string, number>;
  /** Bytes in the file store. */
  readonly files: number;
  /** Calls a second in the busiest hour. */
  readonly calls: number;
  readonly searches: number;
  readonly tabs: number;
  /** Mails a second in the busiest hour. */
  readonly mails: number;
  readonly postgres_cores: number;
  readonly process_cores: number;
  /** Processes that the open tabs need at STREAMS_IN_ALL each, and connections that these make to PostgreSQL. */
  readonly processes: number;
  readonly connections: number;
  readonly search_mb: number;
  readonly search_start_s: number;
  /** Time of a count of all talents, and of the sums of a year of the books. */
  readonly count_s: number;
  readonly books_s: number;
}

/** Connections of a process (docs/operating.md). */
const CONNECTIONS_OF_A_PROCESS = 23;
const YEAR_S = 365 * 86_400;

/** Works out a market with this many talents. Linear in everything, which the report of growth has to bear out. */
export function forecast(talents: number, measured: Measured): Forecast {
  const companies = talents / guess.TALENTS_OF_A_COMPANY;
  const projects = companies * guess.PROJECTS_OF_A_YEAR;
  const requests = projects * guess.REQUESTS_OF_A_PROJECT;
  const jobs = projects * guess.JOBS_OF_A_PROJECT;
  const rows = new Map<string, number>();
  const add = (of: Readonly<Record<string, number>>, times: number) => {
    for (const [table, each] of Object.entries(of)) rows.set(table, (rows.get(table) ?? 0) + each * times);
  };
  const { busy_spans = 0, media = 0, talent_skills = 0, talent_languages = 0 } = measured.rows.of_a_talent;
  add({ talents: 1, media, talent_skills, talent_languages, busy_spans, ...guess.OF_A_TALENT }, talents);
  add({ companies: 1, ...guess.OF_A_COMPANY }, companies);
  add(guess.OF_A_PROJECT, projects * guess.YEARS);
  add(guess.OF_A_REQUEST, requests * guess.YEARS);
  add(guess.OF_A_JOB, jobs * guess.YEARS);
  const bytes = new Map(
    [...rows].map(([table, count]) => {
      const each = measured.rows.tables[table];
      if (each === undefined) throw new Error(`No row of ${table} was measured.`);
      return [table, count * each];
    }),
  );
  const tabs = talents * guess.OPEN_TALENTS + companies * guess.OF_A_COMPANY.company_members * guess.OPEN_MEMBERS;
  const calls = (tabs * guess.CALLS_OF_A_TAB_A_MINUTE) / 60;
  const { call, search } = measured;
  const processes = Math.max(1, Math.ceil(tabs / STREAMS_IN_ALL));
  const documents = jobs * guess.YEARS * guess.DOCUMENT_BYTES;
  return {
    talents,
    companies,
    rows,
    bytes,
    files: talents * (media * guess.PICTURE_BYTES + guess.FILM_BYTES_OF_A_TALENT) + documents,
    calls,
    searches: calls * guess.SEARCHES,
    tabs,
    mails: ((requests * guess.MAILS_OF_A_REQUEST + jobs * guess.MAILS_OF_A_JOB) / YEAR_S) * guess.BUSIEST,
    postgres_cores: (calls * call.postgres_ms) / 1000 / guess.BUSY,
    process_cores: (calls * call.process_ms) / 1000 / guess.BUSY,
    processes,
    connections: processes * CONNECTIONS_OF_A_PROCESS,
    search_mb: search.start_mb + ((search.million_mb - search.start_mb) * talents) / 1e6,
    search_start_s: ((search.from_file_ms / 1000) * talents) / 1e6,
    count_s: (talents * measured.ms_of_a_row) / 1000,
    books_s: ((rows.get('voucher_lines') ?? 0) / guess.YEARS / 1000) * measured.ms_of_a_row,
  };
}
