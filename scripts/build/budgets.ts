/**
 * Limits in bytes after gzip (level 9) of the JavaScript that is loaded before the first press; 1 kB is 1000 bytes.
 * `page`: a document that is complete without scripts. `frame`: files that all screens of a layout load. `screen`:
 * files beyond the frame, including those fetched right after the screen is drawn. `worker`: the service worker, which a browser fetches when nothing else
 * is left to do, and again at each new version.
 */
export const BUDGETS = { page: 20_000, frame: 112_000, screen: 49_500, worker: 12_000 } as const;

export interface Visit {
  /** Name of the page, the layout or the screen. */
  readonly name: string;
  readonly kind: keyof typeof BUDGETS;
  readonly files: ReadonlySet<string>;
}

export interface Weight {
  readonly name: string;
  readonly kind: keyof typeof BUDGETS;
  readonly bytes: number;
  readonly file_count: number;
}

/** The weight of each visit, heaviest first. */
export function weigh(visits: readonly Visit[], bytesOf: (file: string) => number): Weight[] {
  return visits
    .map(({ name, kind, files }) => ({
      name,
      kind,
      bytes: [...files].reduce((sum, file) => sum + bytesOf(file), 0),
      file_count: files.size,
    }))
    .sort((a, b) => b.bytes - a.bytes);
}

/** The visits that exceed their budget; exactly the budget is allowed. */
export const overBudget = (weights: readonly Weight[]): Weight[] =>
  weights.filter(({ kind, bytes }) => bytes > BUDGETS[kind]);

const kb = (bytes: number) => (bytes / 1000).toFixed(1);

/** The table that the build prints: all pages and frames, the heaviest screens, and all visits over their budget. */
export function budgetTable(weights: readonly Weight[], shownScreens = 8): string {
  const over = new Set(overBudget(weights));
  const screens = weights.filter(({ kind }) => kind === 'screen');
  const shown = [
    ...weights.filter(({ kind }) => kind !== 'screen'),
    ...screens.filter((weight, at) => at < shownScreens || over.has(weight)),
  ];
  const rest = screens.length - shown.filter(({ kind }) => kind === 'screen').length;
  const lines = shown.map((weight) => {
    const { name, kind, bytes, file_count } = weight;
    const cells = [
      `${kind} ${name}`.padEnd(42),
      kb(bytes).padStart(7),
      `of ${kb(BUDGETS[kind])}`.padStart(9),
      `${file_count} files`.padStart(9),
    ];
    return `  ${cells.join(' ')}${over.has(weight) ? '  OVER' : ''}`;
  });
  return [
    'JavaScript before anything is pressed, kB after gzip:',
    ...lines,
    ...(rest > 0 ? [`  and ${rest} lighter screens`] : []),
  ].join('\n');
}

/** @throws Error with all visits over their budget, which fails the build */
export function holdBudgets(weights: readonly Weight[]): void {
  const over = overBudget(weights).map(
    ({ name, kind, bytes }) => `${kind} ${name} (${kb(bytes)} of ${kb(BUDGETS[kind])} kB)`,
  );
  if (over.length > 0) throw new Error(`More JavaScript than the budget allows: ${over.join(', ')}.`);
}
