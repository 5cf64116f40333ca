import http from 'node:http';
import https from 'node:https';
import type { Changes } from '#contract/kernel/changes.ts';
import { API_PREFIX } from '#contract/kernel/route.ts';
import type { Site } from './upgraded-site.ts';

/** A tab of a company that stays open while its stream is handed from process to process. */
export interface MovedTab {
  /** True if the tab has been told that this candidate has changed, or since then that any may have. */
  hasHeard(candidate_id: string, changedAt: number): boolean;
  /** Each stream that ended without a word, or was refused. */
  readonly broken: readonly string[];
  close(): void;
}

/**
 * Opens the tab and resolves when it listens. Like the browser's (web/app/live.ts) it connects again when it is told to,
 * and says since when it has not listened.
 * @param whileAway done after the end of a stream, before the next one is opened
 */
export async function openTab(
  { url, agent }: Pick<Site, 'url' | 'agent'>,
  cookie: string,
  whileAway: () => Promise<void>,
): Promise<MovedTab> {
  const heard = new Set<string>();
  let heardOfAllAt = 0;
  const broken: string[] = [];
  let isOver = false;
  let closeStream = () => {};
  const get = url.startsWith('https:') ? https.get : http.get;

  const hear = ({ candidate = [] }: Changes) => {
    if (candidate === null) heardOfAllAt = performance.now();
    for (const id of candidate ?? []) heard.add(id);
  };
  const listen = (query: string, opened: () => void): void => {
    const headers = { cookie };
    let said = '';
    let isMoved = false;
    const ended = async () => {
      if (isOver) return;
      if (!isMoved) broken.push(`A stream ended: ${said.slice(-200)}`);
      const movedAt = performance.now();
      await whileAway();
      listen(`?unheard_ms=${Math.ceil(performance.now() - movedAt)}&was_listening=1`, () => {});
    };
    const call = get(`${url}${API_PREFIX}/live${query}`, { agent, headers }, (answer) => {
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        said += part;
        for (let end = said.indexOf('\n\n'); end >= 0; end = said.indexOf('\n\n')) {
          const event = said.slice(0, end);
          said = said.slice(end + 2);
          if (event.includes(': open')) opened();
          isMoved ||= event.startsWith('event: moved');
          const [, data] = /^event: changed\ndata: (.*)$/.exec(event) ?? [];
          if (data) hear(JSON.parse(data));
        }
      });
      answer.once('close', () => void ended());
    });
    call.once('error', (error) => {
      said = error.message;
      void ended();
    });
    closeStream = () => call.destroy();
  };
  await new Promise<void>((opened) => listen('?unheard_ms=0', opened));
  return {
    hasHeard: (candidate_id, changedAt) => heard.has(candidate_id) || heardOfAllAt > changedAt,
    broken,
    close() {
      isOver = true;
      closeStream();
    },
  };
}
