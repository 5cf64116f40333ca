import { type BasisPoints, basisPoints } from '#domain/kernel/money/basis-points.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { isWorkingDay } from '#domain/kernel/time/working-days.ts';
import { TRADE_STEPS } from './trade-cancellation.ts';

/**
 * One step: a company that cancels `before` days or working days ahead of the first day at `time`, or later, owes the
 * share `points` of the fee.
 */
export interface CancellationStep {
  readonly before: number;
  readonly unit: 'days' | 'working_days';
  /** '17:00', in Stockholm. */
  readonly time: string;
  readonly points: BasisPoints;
}

/**
 * The shares owed when a day is cancelled. Before the first step nothing is owed; an agreement without steps follows
 * our standard terms.
 */
export interface Cancellation {
  readonly steps: readonly CancellationStep[];
  /** Number of free moves because of weather, and the share owed for each later move. */
  readonly weather: { readonly free_moves: number; readonly points: BasisPoints } | null;
}

export const CANCELLATION_BOUNDS = { steps: 6, before: 60, free_moves: 5 } as const;

export const NO_CANCELLATION: Cancellation = { steps: [], weather: null };

const HALF = /* @__PURE__ */ basisPoints(5000);
const ALL = /* @__PURE__ */ basisPoints(10_000);

/** The tables to choose from. `trade` is the usual table of agencies in Sweden. */
export const CANCELLATION_TEMPLATES = {
  trade: {
    steps: TRADE_STEPS,
    weather: { free_moves: 1, points: HALF },
  },
  two_days: {
    steps: [{ before: 2, unit: 'working_days', time: '17:00', points: ALL }],
    weather: { free_moves: 1, points: HALF },
  },
  travel: {
    steps: [
      { before: 7, unit: 'days', time: '00:00', points: HALF },
      { before: 0, unit: 'days', time: '00:00', points: ALL },
    ],
    weather: { free_moves: 1, points: HALF },
  },
  none: NO_CANCELLATION,
} as const satisfies Record<string, Cancellation>;
export type CancellationTemplate = keyof typeof CANCELLATION_TEMPLATES;

const stepsText = (steps: readonly CancellationStep[]) =>
  steps.map(({ before, unit, time, points }) => [before, unit, time, points].join()).join(' ');

/**
 * The template with the same steps; undefined if no template has them. The rule for weather is agreed separately and
 * not compared.
 */
export function templateOf({ steps }: Pick<Cancellation, 'steps'>): CancellationTemplate | undefined {
  const names = Object.keys(CANCELLATION_TEMPLATES) as CancellationTemplate[];
  return names.find((name) => stepsText(CANCELLATION_TEMPLATES[name].steps) === stepsText(steps));
}

/** The ISO day on which a step begins. */
function dayOfStep({ before, unit }: CancellationStep, firstDay: string): string {
  if (unit === 'days') return addDays(firstDay, -before);
  let reached = firstDay;
  for (let left = before; left > 0; ) {
    reached = addDays(reached, -1);
    if (isWorkingDay(reached)) left -= 1;
  }
  return reached;
}

/**
 * The share of the fee that is owed when the days from `firstDay` on are cancelled; `cancelled` is a day and time in
 * Stockholm. The largest share of all steps reached counts. Without steps, the table of our terms applies.
 */
export function shareOwed(
  { steps }: Pick<Cancellation, 'steps'>,
  firstDay: string,
  cancelled: { readonly day: string; readonly time: string },
): BasisPoints {
  const at = `${cancelled.day}T${cancelled.time}`;
  const agreed = steps.length > 0 ? steps : TRADE_STEPS;
  const owed = agreed.filter((step) => at >= `${dayOfStep(step, firstDay)}T${step.time}`).map(({ points }) => points);
  return basisPoints(Math.max(0, ...owed));
}
