import { knownZone } from './zone-names.ts';

/** A day or a time from a calendar, in the one form that the later steps read. */
export interface When {
  /** YYYYMMDD */
  readonly day: string;
  /** HHMMSS; null for a whole day. */
  readonly time: string | null;
  /** 'UTC', the named zone, or null for floating time. */
  readonly zone: string | null;
}

const WHEN = /^(\d{4})-?(\d{2})-?(\d{2})(?:T(\d{2}):?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

const compact = (time: Temporal.PlainDateTime, zone: string | null): When => {
  const [day = '', clock = ''] = time.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '').split('T');
  return { day, time: clock, zone };
};

/**
 * Reads days and times by their form alone, because many programs omit VALUE=DATE, and some write ISO 8601.
 * @param tzid the zone named beside the value
 * @returns null for any other text
 */
export function readWhen(text: string, tzid: string | null): When | null {
  const found = WHEN.exec(text.trim().toUpperCase());
  if (!found) return null;
  const [, year, month, date, hour, minute, second = '00', offset] = found;
  try {
    const day = Temporal.PlainDate.from(`${year}-${month}-${date}`, { overflow: 'reject' });
    if (hour === undefined) return { day: `${year}${month}${date}`, time: null, zone: null };
    // Some programs write the end of a day as 24.00.
    if (hour === '24') return compact(day.add({ days: 1 }).toPlainDateTime(), offset === 'Z' ? 'UTC' : tzid);
    const local = day.toPlainDateTime(Temporal.PlainTime.from(`${hour}:${minute}:${second === '60' ? '59' : second}`));
    if (offset === undefined || offset === 'Z') return compact(local, offset ? 'UTC' : tzid);
    const zone = offset.includes(':') ? offset : `${offset.slice(0, 3)}:${offset.slice(3)}`;
    return compact(local.toZonedDateTime(zone).withTimeZone('UTC').toPlainDateTime(), 'UTC');
  } catch {
    // There is no such day or time, as in a thirteenth month.
    return null;
  }
}

const localOf = ({ day, time }: When) =>
  Temporal.PlainDateTime.from(
    `${day}T${time ?? '000000'}`.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6'),
  );

/** The same instant in UTC; unchanged if its zone is unknown. */
function inUtc(when: When): When {
  const zone = when.zone && knownZone(when.zone);
  return zone ? compact(localOf(when).toZonedDateTime(zone).withTimeZone('UTC').toPlainDateTime(), 'UTC') : when;
}

const nextDay = ({ day }: When): string => compact(localOf({ day, time: null, zone: null }).add({ days: 1 }), null).day;

/**
 * The start of an occurrence, in the form of its series. In a series of timed events, a day gets the series' time. In a
 * series of whole days, a time becomes its day (the Swedish day, if the time is in UTC).
 */
export function asOccurrence(when: When, first: When): When {
  if (when.time === null) return { ...first, day: when.day };
  if (first.time === null) {
    const isUtc = when.zone === 'UTC';
    const swedish = isUtc ? localOf(when).toZonedDateTime('UTC').withTimeZone('Europe/Stockholm') : localOf(when);
    return { day: swedish.toPlainDate().toString().replaceAll('-', ''), time: null, zone: null };
  }
  return when.zone === first.zone || when.zone === 'UTC' ? when : inUtc(when);
}

/**
 * The end of an event in the form of its start. An event of whole days ends with the day after the last, even if the
 * end is a time; a timed event whose end is a day ends at the start of that day.
 */
export function asEnd(end: When, first: When): When {
  if (first.time === null && end.time !== null) {
    return { day: end.time === '000000' ? end.day : nextDay(end), time: null, zone: null };
  }
  return first.time !== null && end.time === null ? { ...first, day: end.day, time: '000000' } : end;
}

/** A property line with a day or a time. */
export function whenLine(name: string, { day, time, zone }: When): string {
  if (time === null) return `${name};VALUE=DATE:${day}`;
  if (zone === null || zone === 'UTC') return `${name}:${day}T${time}${zone ? 'Z' : ''}`;
  return `${name};TZID="${zone}":${day}T${time}`;
}
