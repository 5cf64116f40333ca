/** What a calendar of another program (RFC 5545) says is taken. Titles, places and people in it are not looked at. */
import ICAL from 'ical.js';
import { OWN_UID_END } from '#domain/calendar/write-calendar.ts';
import type { TakenTime } from '#domain/foreign-calendar/taken-days.ts';
import { addDays, type DaySpan } from '#domain/time/day.ts';
import { describeNamedZones } from './named-zones.ts';

/** What is no calendar. */
export class NoCalendar extends Error {
  override name = 'NoCalendar';
}

/** An event that repeats is followed so many steps: every day since before there were such calendars. */
const STEPS_OF_EVENT_MAX = 20_000;
/** All events of a calendar together. */
const STEPS_MAX = 100_000;

const two = (value: number) => String(value).padStart(2, '0');
const dayText = ({ year, month, day }: ICAL.Time) => `${year}-${two(month)}-${two(day)}`;

/**
 * The instant of a time, in ms. A zone that the calendar describes itself is taken at its word; what floats, or names what
 * nobody knows, is Swedish time. Never the zone of this machine, which is what the library's own conversion takes.
 */
function instantOf(time: ICAL.Time): number {
  if (time.zone === ICAL.Timezone.utcTimezone || time.zone?.component) return time.toUnixTime() * 1000;
  const { year, month, day, hour, minute, second } = time;
  return Temporal.PlainDateTime.from({ year, month, day, hour, minute, second }).toZonedDateTime('Europe/Stockholm')
    .epochMilliseconds;
}

const textOf = (event: ICAL.Component, name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();

/** Whether an event takes time: one that is cancelled, or says itself that it takes none, does not; nor do our own. */
function takesTime(event: ICAL.Component): boolean {
  if (textOf(event, 'status') === 'CANCELLED' || textOf(event, 'transp') === 'TRANSPARENT') return false;
  // What Outlook shows as free.
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
    // The end is the day after the last; a calendar that names none, or the same, means one day.
    const last = end.isDate ? addDays(dayText(end), -1) : first;
    days.push({ starts_on: first, ends_on: last < first ? first : last });
  } else times.push({ from: instantOf(start), to: instantOf(end) });
}

/** A series of times that goes on until a day has that day too. */
function throughLastDay(rule: unknown, first: ICAL.Time): void {
  if (!(rule instanceof ICAL.Recur) || !rule.until?.isDate || first.isDate) return;
  const { year, month, day } = rule.until;
  rule.until = new ICAL.Time({ year, month, day, hour: 23, minute: 59, second: 59, isDate: false }, first.zone);
}

/** One series with its moved occurrences, up to an instant. @returns how many steps that took */
function gatherSeries(into: Gathered, event: ICAL.Event, until: number, steps: number): number {
  if (!event.isRecurring()) {
    gather(into, event.component, event.startDate, event.endDate);
    return 1;
  }
  const { component, startDate: first } = event;
  // The library leaves out the first one of days that are only listed.
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
  return done + 1;
}

function gatherFirst(into: Gathered, event: ICAL.Event): void {
  try {
    gather(into, event.component, event.startDate, event.endDate);
  } catch {
    // Nor is that.
  }
}

/** Events by what they belong to: a series, and those of its occurrences that were moved or changed. */
function seriesOf(events: readonly ICAL.Component[]): ICAL.Event[] {
  const moved = Map.groupBy(
    events.filter((event) => event.hasProperty('recurrence-id')),
    (event) => String(event.getFirstPropertyValue('uid')),
  );
  const whole = events.filter((event) => !event.hasProperty('recurrence-id'));
  const known = new Set(whole.map((event) => String(event.getFirstPropertyValue('uid'))));
  // Whoever was invited to one occurrence alone has it without the series.
  const alone = [...moved].flatMap(([uid, exceptions]) => (known.has(uid) ? [] : exceptions));
  return [
    ...whole.map((event) => {
      const exceptions = moved.get(String(event.getFirstPropertyValue('uid'))) ?? [];
      return new ICAL.Event(event, { strictExceptions: true, exceptions });
    }),
    ...alone.map((event) => new ICAL.Event(event, { exceptions: [] })),
  ];
}

function parse(text: string): ICAL.Component {
  try {
    // Unless it begins with one it is a page, or anything.
    if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) throw new NoCalendar();
    const parsed = ICAL.parse(text.replace(/^\uFEFF/, ''));
    // Some programs write several calendars into one file.
    return new ICAL.Component(Array.isArray(parsed[0]) ? parsed[0] : parsed);
  } catch {
    throw new NoCalendar();
  }
}

/** @param until ISO day after which nothing is looked at. @throws NoCalendar */
export function readCalendar(text: string, until: string): TakenTime {
  // Zones that are registered hold for every calendar that is read after: nobody shall say what Stockholm is.
  ICAL.TimezoneService.reset();
  const calendar = parse(text);
  describeNamedZones(calendar, Number(until.slice(0, 4)) + 1);
  const events = calendar.getAllSubcomponents('vevent');
  const into: Gathered = { times: [], days: [] };
  let steps = STEPS_MAX;
  for (const event of seriesOf(events)) {
    if (steps <= 0) break;
    try {
      steps -= gatherSeries(into, event, Date.parse(`${until}T23:59:59Z`), steps);
    } catch {
      // One event that nobody understands takes nothing from the others; when it begins is mostly understood.
      gatherFirst(into, event);
      steps -= 1;
    }
  }
  return into;
}
