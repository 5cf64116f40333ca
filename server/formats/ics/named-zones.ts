/** The time zones of a calendar: those that it describes, and those that it only names. */
import ICAL from 'ical.js';
import type { Block } from './calendar-blocks.ts';
import { knownZone } from './zone-names.ts';

const FIRST_YEAR = 1970;
const START = `${FIRST_YEAR}-01-01T00:00:00`;

const two = (value: number) => String(value).padStart(2, '0');
const offsetText = (nanoseconds: number) => {
  const minutes = Math.round(Math.abs(nanoseconds) / 6e10);
  return `${nanoseconds < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

/** One period of a zone: its start, the offset until then (`before`), and the offset from then on. */
function observance(from: string, before: number, now: number): ICAL.Component {
  const one = new ICAL.Component('standard');
  one.addPropertyWithValue('dtstart', ICAL.Time.fromDateTimeString(from));
  one.addPropertyWithValue('tzoffsetfrom', ICAL.UtcOffset.fromString(offsetText(before)));
  one.addPropertyWithValue('tzoffsetto', ICAL.UtcOffset.fromString(offsetText(now)));
  return one;
}

/** A zone as a calendar would describe it, through the year `until`. */
function describedZone(tzid: string, name: string, until: number): ICAL.Component {
  const zone = new ICAL.Component('vtimezone');
  zone.addPropertyWithValue('tzid', tzid);
  let at: Temporal.ZonedDateTime | null = Temporal.PlainDateTime.from(START).toZonedDateTime(name);
  let before = at.offsetNanoseconds;
  zone.addSubcomponent(observance('1900-01-01T00:00:00', before, before));
  for (;;) {
    at = at.getTimeZoneTransition('next');
    if (!at || at.year > until) return zone;
    // The transition in local time, by the old offset.
    const shown = at.toInstant().toZonedDateTimeISO('UTC').toPlainDateTime().add({ nanoseconds: before });
    zone.addSubcomponent(observance(shown.toString({ smallestUnit: 'second' }), before, at.offsetNanoseconds));
    before = at.offsetNanoseconds;
  }
}

/**
 * Parses lines into a component.
 * @throws for lines that the library refuses
 */
export const componentOf = (name: string, lines: readonly string[]): ICAL.Component =>
  new ICAL.Component(ICAL.parse([`BEGIN:${name}`, ...lines, `END:${name}`].join('\r\n')));

const ZONE_LINES = /^(DTSTART|RRULE|RDATE|TZOFFSETFROM|TZOFFSETTO)[;:]/i;
const zoneLine = ({ lines }: Block, name: string): string | undefined =>
  lines
    .find((line) => line.toUpperCase().startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trim();

const isZoneBlock = ({ name }: Block) => name === 'VTIMEZONE';

/** The zones that a calendar describes. A zone without rules, or with rules that the library refuses, is left out. */
export function describedZones({ within }: Block): ICAL.Component[] {
  return within.filter(isZoneBlock).flatMap((zone) => {
    const tzid = zoneLine(zone, 'TZID');
    const parts = zone.within.filter(({ name }) => name === 'STANDARD' || name === 'DAYLIGHT');
    if (!tzid || parts.length === 0) return [];
    const lines = parts.flatMap(({ name, lines }) => [
      `BEGIN:${name}`,
      ...lines.filter((line) => ZONE_LINES.test(line)),
      `END:${name}`,
    ]);
    try {
      return [componentOf('VTIMEZONE', [`TZID:${tzid}`, ...lines])];
    } catch {
      return [];
    }
  });
}

const TIMES = ['dtstart', 'dtend', 'exdate', 'rdate', 'recurrence-id'];

/**
 * Adds descriptions of the zones that a calendar only names. The end of a series must be in UTC, and excepted days and
 * moved occurrences often are; the library can only compare them with times in a known zone.
 */
export function describeNamedZones(calendar: ICAL.Component, { within }: Block, until: number): void {
  const described = new Set(
    calendar.getAllSubcomponents('vtimezone').map((zone) => String(zone.getFirstPropertyValue('tzid'))),
  );
  /** The usual name (X-LIC-LOCATION) that the calendar gives for a zone; undefined if it gives none. */
  const elsewhere = (tzid: string) => {
    const zone = within.find((block) => isZoneBlock(block) && zoneLine(block, 'TZID') === tzid);
    return zone && zoneLine(zone, 'X-LIC-LOCATION');
  };
  for (const event of calendar.getAllSubcomponents('vevent')) {
    for (const property of TIMES.flatMap((name) => event.getAllProperties(name))) {
      const tzid = property.getFirstParameter('tzid');
      if (!tzid || described.has(tzid)) continue;
      described.add(tzid);
      const name = knownZone(tzid) ?? knownZone(elsewhere(tzid) ?? '');
      if (name) calendar.addSubcomponent(describedZone(tzid, name, until));
    }
  }
}
