import type { ReadQuery } from '#domain/finding/matching/query-of-reading.ts';
import { type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { ProjectOfBrief } from '#domain/projects/project/project-of-brief.ts';
import { createWorkerQueue, TookTooLong, type WorkerQueue } from '#server/threads/worker-queue.ts';
import type { BriefJob, ReadBrief } from './brief-job.ts';

/** Reads users' texts in separate threads, each call within a time limit. `today` is the ISO day of the reading. */
export interface BriefReader {
  /**
   * The queries for typed texts, in the order of `texts`.
   * @throws TookTooLong, also if too many calls wait
   */
  queries(texts: readonly string[], today: string): Promise<readonly ReadQuery[]>;
  /** A brief as values for the form of a project; refused if reading takes too long or too many calls wait. */
  project(text: string, today: string, is_one_role: boolean): Promise<ProjectOfBrief | Refusal<'brief_unreadable'>>;
  stop(): Promise<void>;
}

/** Maximum time for one call in ms, without the start of its thread; a full page takes a fifth of a second. */
const READ_MS = 10_000;
/** Maximum number of waiting calls; with more, browsers would give up before the answer. */
const WAITING_MAX = 50;
const SCRIPT = new URL('./brief-worker.ts', import.meta.url);

const NOTHING: ReadQuery = { wishes: [], parts: [], words: '', notes: [] };

type Line = Pick<WorkerQueue<BriefJob, ReadBrief>, 'work' | 'stop'>;

/**
 * Creates a reader with one thread for searches and one for briefs, so that a long brief delays no search. A thread
 * starts with its first text.
 */
export function createBriefReader({ script = SCRIPT, read_ms = READ_MS } = {}): BriefReader {
  const line = () => createWorkerQueue<BriefJob, ReadBrief>(script, { max_ms: read_ms, waiting_max: WAITING_MAX });
  return readerOn({ searches: line(), pages: line() });
}

/** A reader without threads, for tests of other parts. Only here the process loads the lexicon itself. */
export function createBriefReaderHere(): BriefReader {
  const line: Line = {
    work: async (job) => (await import('./brief-job.ts')).readBriefJob(job),
    stop: async () => {},
  };
  return readerOn({ searches: line, pages: line });
}

function readerOn({ searches, pages }: { searches: Line; pages: Line }): BriefReader {
  async function read(line: Line, job: BriefJob): Promise<ReadBrief> {
    const found = await line.work(job);
    if (!found) throw new TookTooLong('Too many texts wait to be read');
    return found;
  }

  return {
    async queries(texts, today) {
      // Most searches and roles have no text and need no thread.
      const written = texts.filter((text) => text.trim() !== '');
      const found = written.length > 0 ? await read(searches, { as: 'queries', texts: written, today }) : undefined;
      const of = new Map(
        written.map((text, at) => [text, found && 'queries' in found ? found.queries[at] : undefined]),
      );
      return texts.map((text) => of.get(text) ?? NOTHING);
    },
    async project(text, today, is_one_role) {
      try {
        const found = await read(pages, { as: is_one_role ? 'one_role' : 'project', text, today });
        if (!('project' in found)) throw new Error('A brief was read as something else');
        return found.project;
      } catch (error) {
        if (error instanceof TookTooLong) return refuse('brief_unreadable');
        throw error;
      }
    },
    async stop() {
      await Promise.all([searches.stop(), pages.stop()]);
    },
  };
}
