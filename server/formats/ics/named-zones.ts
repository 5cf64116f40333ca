/** The zones of a calendar: those that it describes, and those that it names alone. */
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

/** One stretch of a zone: from when its clocks show so much, where they showed `before` until then. */
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
    // As the clocks showed it that are changed then.
    const shown = at.toInstant().toZonedDateTimeISO('UTC').toPlainDateTime().add({ nanoseconds: before });
    zone.addSubcomponent(observance(shown.toString({ smallestUnit: 'second' }), before, at.offsetNanoseconds));
    before = at.offsetNanoseconds;
  }
}

/** A component of lines that the library takes. @throws when it does not */
export const componentOf = (name: string, lines: readonly string[]): ICAL.Component =>
  new ICAL.Component(ICAL.parse([`BEGIN:${name}`, ...lines, `END:${name}`].join('\r\n')));

const ZONE_LINES = /^(DTSTART|RRULE|RDATE|TZOFFSETFROM|TZOFFSETTO)[;:]/i;
const zoneLine = ({ lines }: Block, name: string): string | undefined =>
  lines
    .find((line) => line.toUpperCase().startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trim();

const isZoneBlock = ({ name }: Block) => name === 'VTIMEZONE';

/** The zones that a calendar describes. One that it gives a name and no rules is only named. */
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
 * Describes the zones that a calendar only names. What of an event is said in UTC, as the end of a series has to be, an
 * excepted day and one that was moved often are, can only be held against times whose zone is known.
 */
export function describeNamedZones(calendar: ICAL.Component, { within }: Block, until: number): void {
  const described = new Set(
    calendar.getAllSubcomponents('vtimezone').map((zone) => String(zone.getFirstPropertyValue('tzid'))),
  );
  /** What a zone without rules is called elsewhere. */
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
