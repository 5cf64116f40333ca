import { Counter, Gauge, type Registry } from 'prom-client';
import type { TalentSearch } from '#server/search-index/talent-search.ts';
import { PREFIX } from './prefix.ts';

/**
 * Measures the search. The time of a search includes reading the rows that have changed since the last one, so an
 * answer is never behind the database and no lag is measured.
 */
export function measureSearch(registry: Registry, talents: Pick<TalentSearch, 'tally'>): void {
  const registers = [registry];
  const { tally } = talents;
  new Gauge({
    name: `${PREFIX}search_documents`,
    help: 'Talents in the index of the search, with those replaced since it was built; 0 until it is loaded.',
    registers,
    collect() {
      this.set(tally.documents);
    },
  });
  new Gauge({
    name: `${PREFIX}search_threads`,
    help: 'Threads that answer searches; more are started when searches wait.',
    registers,
    collect() {
      this.set(tally.threads);
    },
  });
  const counters = [
    ['searches_total', 'Searches answered.', 'answered'],
    ['searches_failed_total', 'Searches that failed.', 'failed'],
    ['search_seconds_total', 'Time of the answered searches, added up.', 'seconds'],
    ['search_threads_lost_total', 'Threads of the search that ended and were replaced.', 'threads_lost'],
  ] as const;
  for (const [name, help, field] of counters) {
    new Counter({
      name: PREFIX + name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(tally[field]);
      },
    });
  }
}
