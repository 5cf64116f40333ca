/** The busy times of another program's calendar (RFC 5545). Titles, places and people in it are ignored. */
import ICAL from 'ical.js';
import { addDays, type DaySpan } from '#domain/kernel/time/day.ts';
import { OWN_UID_END } from '#domain/people/calendar/write-calendar.ts';
import type { TakenTime } from '#domain/people/foreign-calendar/taken-days.ts';
import { type Block, readBlocks } from './calendar-blocks.ts';
import { type CleanEvent, cleanEvent, cleanFreeBusy } from './clean-event.ts';
import { componentOf, describedZones, describeNamedZones } from './named-zones.ts';

/** The text is not a calendar. */
export class NoCalendar extends Error {
  override name = 'NoCalendar';
}

/** Maximum number of steps, one per occurrence, in one recurring event: enough for one a day for fifty years. */
const STEPS_OF_EVENT_MAX = 20_000;
/** Maximum number of steps in all events of a text together; a single event is one step. */
const STEPS_MAX = 100_000;

const two = (value: number) => String(value).padStart(2, '0');
const dayText = ({ year, month, day }: ICAL.Time) => `${year}-${two(month)}-${two(day)}`;

/**
 * The instant of a time, in ms. A zone that the calendar describes is believed; floating time and unknown zones count
 * as Swedish time. The library's own conversion would use the server's time zone.
 */
function instantOf(time: ICAL.Time): number {
  if (time.zone === ICAL.Timezone.utcTimezone || time.zone?.component) return time.toUnixTime() * 1000;
  const { year, month, day, hour, minute, second } = time;
  return Temporal.PlainDateTime.from({ year, month, day, hour, minute, second }).toZonedDateTime('Europe/Stockholm')
    .epochMilliseconds;
}

const textOf = (event: ICAL.Component, name: string) =>
  String(event.getFirstPropertyValue(name) ?? '')
    .trim()
    .toUpperCase();

/**
 * True if an event takes time. A cancelled event, an event marked as transparent or free, and our own exported events
 * do not.
 */
function takesTime(event: ICAL.Component): boolean {
  if (textOf(event, 'status') === 'CANCELLED' || textOf(event, 'transp') === 'TRANSPARENT') return false;
  // Outlook marks an event as free by this property.
  if (textOf(event, 'x-microsoft-cdo-busystatus') === 'FREE') return false;
  return !textOf(event, 'uid').endsWith(OWN_UID_END.toUpperCase());
}

interface Gathered {
  readonly times: { from: number; to: number }[];
  readonly days: DaySpan[];
}

function gather({ times, days }: Gathered, event: ICAL.Component, start: ICAL.Time, end: ICAL.Time): void {
  if (!takesTime(event)) return;
  if (start.isDate) {
    const first = dayText(start);
    // The end is the day after the last; without an end, or with an end equal to the start, the event lasts one day.
    const last = end.isDate ? addDays(dayText(end), -1) : first;
    days.push({ starts_on: first, ends_on: last < first ? first : last });
  } else times.push({ from: instantOf(start), to: instantOf(end) });
}

/** If the rule of a timed event ends on a day, extends the rule through that whole day. */
function throughLastDay(rule: unknown, first: ICAL.Time): void {
  if (!(rule instanceof ICAL.Recur) || !rule.until?.isDate || first.isDate) return;
  const { year, month, day } = rule.until;
  rule.until = new ICAL.Time({ year, month, day, hour: 23, minute: 59, second: 59, isDate: false }, first.zone);
}

/**
 * Gathers the busy times of one series with its moved occurrences, up to an instant.
 * @returns the number of steps, and true if they reached the end of the series or that instant
 */
function gatherSeries(into: Gathered, event: ICAL.Event, until: number, steps: number) {
  if (!event.isRecurring()) {
    gather(into, event.component, event.startDate, event.endDate);
    return { steps: 1, is_whole: true };
  }
  const { component, startDate: first } = event;
  // Without a rule, the library leaves out the first occurrence.
  if (!component.hasProperty('rrule') && !(first.toString() in event.exceptions))
    gather(into, component, first, event.endDate);
  for (const rule of component.getAllProperties('rrule')) throughLastDay(rule.getFirstValue(), first);
  const dates = event.iterator();
  const most = Math.min(steps, STEPS_OF_EVENT_MAX);
  let done = 0;
  for (; done < most; done += 1) {
    const next = dates.next();
    if (!next || instantOf(next) >= until) break;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    gather(into, item.component, startDate, endDate);
  }
  return { steps: done + 1, is_whole: done < most };
}

/** Groups events: each series with its moved and changed occurrences. */
function seriesOf(events: readonly ICAL.Component[]): ICAL.Event[] {
  const moved = Map.groupBy(
    events.filter((event) => event.hasProperty('recurrence-id')),
    (event) => String(event.getFirstPropertyValue('uid')),
  );
  const whole = events.filter((event) => !event.hasProperty('recurrence-id'));
  const known = new Set(whole.map((event) => String(event.getFirstPropertyValue('uid'))));
  // A calendar contains an occurrence without its series if its owner was invited to that occurrence only.
  const alone = [...moved].flatMap(([uid, exceptions]) => (known.has(uid) ? [] : exceptions));
  return [
    ...whole.map((event) => {
      const exceptions = moved.get(String(event.getFirstPropertyValue('uid'))) ?? [];
      return new ICAL.Event(event, { strictExceptions: true, exceptions });
    }),
    ...alone.map((event) => new ICAL.Event(event, { exceptions: [] })),
  ];
}

/** The busy times of a calendar, and the number of events that were not fully understood. */
export interface ReadCalendar extends TakenTime {
  readonly unread: number;
}

/**
 * Keeps the newest version of each event or moved occurrence; events without a uid, or with equal versions, all stay.
 */
function newestOf(events: readonly CleanEvent[]): CleanEvent[] {
  const newest = new Map<string, number>();
  const keyOf = ({ uid, moves }: CleanEvent) => `${uid} ${moves ? moves.day + moves.time : ''}`;
  for (const event of events) newest.set(keyOf(event), Math.max(event.sequence, newest.get(keyOf(event)) ?? 0));
  return events.filter((event) => event.uid === null || event.sequence === newest.get(keyOf(event)));
}

/** The events of one calendar, and its busy times without events. */
function eventsIn({ within }: Block): CleanEvent[] {
  const raw = within.filter(({ name }) => name === 'VEVENT').map(({ lines }) => lines);
  const alone = raw.map((lines) => cleanEvent(lines, () => undefined)[0]);
  const starts = new Map(
    alone.flatMap((event) => (event?.uid && event.start && !event.moves ? [[event.uid, event.start]] : [])),
  );
  const events = raw.flatMap((lines) => cleanEvent(lines, (uid) => starts.get(uid)));
  const busy = within.filter(({ name }) => name === 'VFREEBUSY').flatMap(({ lines }) => cleanFreeBusy(lines));
  return [...newestOf(events), ...busy];
}

const parses = (line: string): boolean => {
  try {
    componentOf('VEVENT', [line]);
    return true;
  } catch {
    return false;
  }
};

/** An event without the lines that the library refuses, such as an invalid rule. */
function parsed(event: CleanEvent): { readonly component: ICAL.Component; readonly is_whole: boolean } {
  try {
    return { component: componentOf('VEVENT', event.lines), is_whole: event.is_whole };
  } catch {
    return { component: componentOf('VEVENT', event.lines.filter(parses)), is_whole: false };
  }
}

/**
 * Gathers the busy times of one calendar.
 * @returns the number of steps left, and the number of events not fully understood
 */
function gatherCalendar(into: Gathered, block: Block, until: string, steps: number) {
  const calendar = new ICAL.Component('vcalendar');
  for (const zone of describedZones(block)) calendar.addSubcomponent(zone);
  const unread = new Set<ICAL.Component>();
  const events: ICAL.Component[] = [];
  for (const event of eventsIn(block)) {
    const { component, is_whole } = parsed(event);
    calendar.addSubcomponent(component);
    const isDated = component.hasProperty('dtstart');
    if (isDated) events.push(component);
    if ((!is_whole || !isDated) && takesTime(component)) unread.add(component);
  }
  describeNamedZones(calendar, block, Number(until.slice(0, 4)) + 1);
  let left = steps;
  for (const event of seriesOf(events)) {
    try {
      const done = gatherSeries(into, event, Date.parse(`${until}T23:59:59Z`), left);
      left -= done.steps;
      if (!done.is_whole) unread.add(event.component);
    } catch {
      // An event that cannot be read does not affect the others.
      unread.add(event.component);
      left -= 1;
    }
  }
  return { left, unread: unread.size };
}

/**
 * Reads calendars of all kinds of programs, each line and each event separately, so that a faulty one is counted and
 * does not affect the others.
 * @param until the last ISO day to read
 * @throws NoCalendar for a text that does not begin as a calendar, or is cut off before its first busy time
 */
export function readCalendar(text: string, until: string): ReadCalendar {
  // A registered zone stays valid for all later calendars: without the reset, one calendar could redefine
  // Europe/Stockholm for the others.
  ICAL.TimezoneService.reset();
  const blocks = readBlocks(text);
  if (!blocks) throw new NoCalendar();
  const into: Gathered = { times: [], days: [] };
  let [steps, unread] = [STEPS_MAX, blocks.is_cut ? 1 : 0];
  for (const block of blocks.calendars) {
    const done = gatherCalendar(into, block, until, steps);
    steps = Math.max(0, done.left);
    unread += done.unread;
  }
  if (blocks.is_cut && into.times.length + into.days.length === 0) throw new NoCalendar();
  return { ...into, unread };
}
