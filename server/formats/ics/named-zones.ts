/** Zones that a calendar names without describing them. */
import ICAL from 'ical.js';

const FIRST_YEAR = 1970;
const START = `${FIRST_YEAR}-01-01T00:00:00`;

const isZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** The name of a zone that is known, also where a program has put its own before it ('/mozilla.org/20050126_1/Europe/Paris'). */
function knownName(tzid: string): string | undefined {
  const end = /\/([A-Za-z_]+\/[A-Za-z_/+-]+)$/.exec(tzid)?.[1];
  return [tzid, end].find((name) => name !== undefined && isZone(name));
}

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

const TIMES = ['dtstart', 'dtend', 'exdate', 'rdate', 'recurrence-id'];

/**
 * Describes the zones that a calendar only names. What of an event is said in UTC, as the end of a series has to be, an
 * excepted day and one that was moved often are, can only be held against times whose zone is known.
 */
export function describeNamedZones(calendar: ICAL.Component, until: number): void {
  const described = new Set(
    calendar.getAllSubcomponents('vtimezone').map((zone) => String(zone.getFirstPropertyValue('tzid'))),
  );
  for (const event of calendar.getAllSubcomponents('vevent')) {
    for (const property of TIMES.flatMap((name) => event.getAllProperties(name))) {
      const tzid = property.getFirstParameter('tzid');
      if (!tzid || described.has(tzid)) continue;
      described.add(tzid);
      const name = knownName(tzid);
      if (name) calendar.addSubcomponent(describedZone(tzid, name, until));
    }
  }
}
