/** The most JavaScript a page may bring before anything is pressed, in bytes after gzip (level 9). 1 kB is 1000 bytes. */
export const BUDGETS = { page: 20_000, screen: 150_000 } as const;

export interface Visit {
  /** The page's or the screen's name. */
  readonly name: string;
  /** A page is whole without a script; a screen is drawn by the app. */
  readonly kind: keyof typeof BUDGETS;
  readonly files: ReadonlySet<string>;
}

export interface Weight {
  readonly name: string;
  readonly kind: keyof typeof BUDGETS;
  readonly bytes: number;
  readonly file_count: number;
}

/** What each visit weighs, the heaviest first. */
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

/** Those that weigh more than they may; exactly the budget is still within it. */
export const overBudget = (weights: readonly Weight[]): Weight[] =>
  weights.filter(({ kind, bytes }) => bytes > BUDGETS[kind]);

const kb = (bytes: number) => (bytes / 1000).toFixed(1);

/** The table the build prints: every page, the heaviest screens, and all that are over their budget. */
export function budgetTable(weights: readonly Weight[], shownScreens = 8): string {
  const over = new Set(overBudget(weights));
  const screens = weights.filter(({ kind }) => kind === 'screen');
  const shown = [
    ...weights.filter(({ kind }) => kind === 'page'),
    ...screens.filter((weight, at) => at < shownScreens || over.has(weight)),
  ];
  const rest = screens.length - shown.filter(({ kind }) => kind === 'screen').length;
  const lines = shown.map((weight) => {
    const { name, kind, bytes, file_count } = weight;
    const cells = [
      name.padEnd(36),
      kb(bytes).padStart(7),
      `of ${kb(BUDGETS[kind])}`.padStart(9),
      `${file_count} files`.padStart(9),
    ];
    return `  ${cells.join(' ')}${over.has(weight) ? '  OVER' : ''}`;
  });
  return [
    'JavaScript on a first visit, kB after gzip:',
    ...lines,
    ...(rest > 0 ? [`  and ${rest} lighter screens`] : []),
  ].join('\n');
}
