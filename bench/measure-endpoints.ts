import autocannon from 'autocannon';

export interface Endpoint {
  readonly name: string;
  readonly ours: { readonly url: string; readonly cookie: string };
  readonly bare: { readonly url: string };
}

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 16;

async function load(url: string, cookie = ''): Promise<{ perSecond: number; p99: number; bytes: number }> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers: { cookie } });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url.split('?')[0]} answered ${result.non2xx} times with no success`);
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    bytes: result.throughput.total / result.requests.total,
  };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Rounds of ours and bare in turn, so that a noisy machine disturbs both alike; the ratio is the median of the rounds'. */
export async function measureEndpoint({ name, ours, bare }: Endpoint): Promise<string> {
  await load(ours.url, ours.cookie);
  await load(bare.url);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const mine = await load(ours.url, ours.cookie);
    const least = await load(bare.url);
    rounds.push({ mine, least, ratio: mine.perSecond / least.perSecond });
  }
  const cells = [
    name,
    median(rounds.map((round) => round.mine.perSecond)).toFixed(0),
    median(rounds.map((round) => round.least.perSecond)).toFixed(0),
    median(rounds.map((round) => round.ratio)).toFixed(2),
    median(rounds.map((round) => round.mine.p99)).toFixed(0),
    median(rounds.map((round) => round.least.p99)).toFixed(0),
  ];
  return `| ${cells.join(' | ')} |`;
}
