/** The figures of the peers in the report, and their table: a row for each piece of work, a column for each program. */
import type { PeerCost } from './measure-peers.ts';
import type { Figure, Report } from './report.ts';

const SEPARATOR = ' | ';
const PEERS = 'peers';

/** The figures of one piece of work: for each program its ratio to the bare one, and its processor time per request. */
export function peerFigures(piece: string, costs: readonly PeerCost[]): Figure[] {
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return costs.flatMap(({ program, ratio, processMs, postgresMs }) => [
    { name: [PEERS, piece, program, 'ratio'].join(SEPARATOR), value: rounded(ratio.median), unit: 'ratio' },
    {
      name: [PEERS, piece, program, 'processor'].join(SEPARATOR),
      value: rounded(processMs.median + postgresMs.median),
      unit: 'ms',
    },
  ]);
}

/** True if the figure is one of the peers' table. */
export const isOfPeers = (name: string): boolean => name.startsWith(PEERS + SEPARATOR);

/** The kept figures of the peers as a Markdown table: `ratio · ms` for each piece and program. */
export function peersTableOf(report: Report): string {
  const rows = new Map<string, string>();
  const programs = new Set<string>();
  const cells = new Map<string, string>();
  for (const [name, { value, date, commit }] of Object.entries(report)) {
    const [, piece = '', program = '', kind] = name.split(SEPARATOR);
    if (!isOfPeers(name)) continue;
    programs.add(program);
    rows.set(piece, `${date} | ${commit}`);
    const key = piece + SEPARATOR + program;
    cells.set(key, kind === 'ratio' ? value.toFixed(2) : `${cells.get(key)} · ${value.toFixed(2)}`);
  }
  const head = ['what', ...programs, 'when', 'commit'];
  const lines = [...rows].map(([piece, made]) =>
    [piece, ...[...programs].map((program) => cells.get(piece + SEPARATOR + program) ?? ''), made].join(' | '),
  );
  return [head.join(' | '), head.map(() => '---').join(' | '), ...lines].map((line) => `| ${line} |`).join('\n');
}
