import { QueryClient as Client, type QueryClient, QueryObserver } from '@tanstack/react-query';
import type { Changes } from '#contract/kernel/changes.ts';
import { API_PREFIX } from '#contract/kernel/route.ts';
import type { RouteName } from '#tests/factories/client.ts';
import type { Person } from '#tests/factories/people.ts';
import { refreshLive } from '#web/api/refresh.ts';

/** The queries of a screen: routes with their arguments. */
export type Asked = readonly (readonly [name: RouteName, args?: object])[];

/** Number of requests of all screens since a measurement set it to 0. */
export const counted = { requests: 0 };

/** A screen in a tab, which sends its queries to the real server as a browser does. */
export class OpenScreen {
  readonly client: QueryClient = new Client({ defaultOptions: { queries: { retry: false } } });
  private readonly person: Person;
  private readonly ends: (() => void)[] = [];

  constructor(person: Person, asked: Asked) {
    this.person = person;
    for (const [name, args] of asked) {
      const queryFn = () => {
        counted.requests += 1;
        return person.api.raw(name, args);
      };
      const queryKey = args ? [name, args] : [name];
      this.ends.push(new QueryObserver(this.client, { queryKey, queryFn, staleTime: 5_000 }).subscribe(() => {}));
    }
  }

  /**
   * Returns a function to call at every live update. 50 ms after the first call it fetches all queries of the screen
   * again, once for all calls in that time. Earlier versions of the product refreshed screens in this way.
   */
  followAll(): () => void {
    let gathering: NodeJS.Timeout | undefined;
    const call = () => {
      gathering ??= setTimeout(() => {
        gathering = undefined;
        void this.client.invalidateQueries();
      }, 50);
    };
    this.ends.push(() => clearTimeout(gathering));
    return call;
  }

  /** Fetches only affected queries again, as the product does now, by the server's stream of live updates. */
  async follow(url: string): Promise<void> {
    const live = refreshLive(this.client, () => true);
    const abort = new AbortController();
    this.ends.push(() => abort.abort(), live.stop);
    // Asks for no earlier changes: nothing changed while the screen's queries ran.
    const { body } = await fetch(`${url}${API_PREFIX}/live?unheard_ms=0`, {
      headers: { cookie: this.person.cookie },
      signal: abort.signal,
    });
    const read = async () => {
      let text = '';
      for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
        const blocks = (text + part).split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) {
          const data = /^event: changed\ndata: (.*)$/m.exec(block)?.[1];
          if (data) live.hear(JSON.parse(data) as Changes);
        }
      }
    };
    // `close` aborts the stream, which rejects the read.
    read().catch(() => {});
  }

  close(): void {
    for (const end of this.ends) end();
    this.client.clear();
  }
}
