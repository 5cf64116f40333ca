/** Hours of one ISO day, both times as '07:30' in Stockholm. */
export interface DayHours {
  readonly day: string;
  readonly from_time: string;
  readonly to_time: string;
}

/** The parts of a day that a talent chooses by name. */
export const DAY_PARTS = {
  morning: { from_time: '06:00', to_time: '12:00' },
  afternoon: { from_time: '12:00', to_time: '18:00' },
  evening: { from_time: '18:00', to_time: '23:59' },
} as const;
export type DayPart = keyof typeof DAY_PARTS;

/** Maximum number of entries from today on per talent. */
export const BUSY_HOURS_MAX = 200;

export const BUSY_NOTE_MAX = 200;

/** The name of a part of the day; null for other hours. */
export const dayPartOf = ({ from_time, to_time }: Omit<DayHours, 'day'>): DayPart | null =>
  (Object.keys(DAY_PARTS) as DayPart[]).find(
    (part) => DAY_PARTS[part].from_time === from_time && DAY_PARTS[part].to_time === to_time,
  ) ?? null;
