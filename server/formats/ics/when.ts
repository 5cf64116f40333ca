import { knownZone } from './zone-names.ts';

/** A day or a time as a calendar writes it, in the one form that is read further. */
export interface When {
  /** YYYYMMDD */
  readonly day: string;
  /** HHMMSS; null for a whole day. */
  readonly time: string | null;
  /** 'UTC', the zone that is named, or null for what floats. */
  readonly zone: string | null;
}

const WHEN = /^(\d{4})-?(\d{2})-?(\d{2})(?:T(\d{2}):?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

const compact = (time: Temporal.PlainDateTime, zone: string | null): When => {
  const [day = '', clock = ''] = time.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '').split('T');
  return { day, time: clock, zone };
};

/**
 * Reads days and times by how they look and not by what is said of them, since many programs leave VALUE=DATE out, and some
 * write as ISO 8601 does. @param tzid the zone that is named beside it @returns null for what is neither
 */
export function readWhen(text: string, tzid: string | null): When | null {
  const found = WHEN.exec(text.trim().toUpperCase());
  if (!found) return null;
  const [, year, month, date, hour, minute, second = '00', offset] = found;
  try {
    const day = Temporal.PlainDate.from(`${year}-${month}-${date}`, { overflow: 'reject' });
    if (hour === undefined) return { day: `${year}${month}${date}`, time: null, zone: null };
    // 24.00 is how some write the end of a day.
    if (hour === '24') return compact(day.add({ days: 1 }).toPlainDateTime(), offset === 'Z' ? 'UTC' : tzid);
    const local = day.toPlainDateTime(Temporal.PlainTime.from(`${hour}:${minute}:${second === '60' ? '59' : second}`));
    if (offset === undefined || offset === 'Z') return compact(local, offset ? 'UTC' : tzid);
    const zone = offset.includes(':') ? offset : `${offset.slice(0, 3)}:${offset.slice(3)}`;
    return compact(local.toZonedDateTime(zone).withTimeZone('UTC').toPlainDateTime(), 'UTC');
  } catch {
    // A thirteenth month and the like.
    return null;
  }
}

const localOf = ({ day, time }: When) =>
  Temporal.PlainDateTime.from(
    `${day}T${time ?? '000000'}`.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6'),
  );

/** The same instant in UTC; as it is where its zone is not known by its name. */
function inUtc(when: When): When {
  const zone = when.zone && knownZone(when.zone);
  return zone ? compact(localOf(when).toZonedDateTime(zone).withTimeZone('UTC').toPlainDateTime(), 'UTC') : when;
}

const nextDay = ({ day }: When): string => compact(localOf({ day, time: null, zone: null }).add({ days: 1 }), null).day;

/** An occurrence of a series as the series counts: a day of one at a time is the one on that day, a time of one of days its day. */
export function asOccurrence(when: When, first: When): When {
  if (when.time === null) return { ...first, day: when.day };
  if (first.time === null) {
    const isUtc = when.zone === 'UTC';
    const swedish = isUtc ? localOf(when).toZonedDateTime('UTC').withTimeZone('Europe/Stockholm') : localOf(when);
    return { day: swedish.toPlainDate().toString().replaceAll('-', ''), time: null, zone: null };
  }
  return when.zone === first.zone || when.zone === 'UTC' ? when : inUtc(when);
}

/** The end of something as its beginning counts: whole days end with the day after the last, also where a time ends them. */
export function asEnd(end: When, first: When): When {
  if (first.time === null && end.time !== null) {
    return { day: end.time === '000000' ? end.day : nextDay(end), time: null, zone: null };
  }
  return first.time !== null && end.time === null ? { ...first, day: end.day, time: '000000' } : end;
}

/** A line of a calendar that says when. */
export function whenLine(name: string, { day, time, zone }: When): string {
  if (time === null) return `${name};VALUE=DATE:${day}`;
  if (zone === null || zone === 'UTC') return `${name}:${day}T${time}${zone ? 'Z' : ''}`;
  return `${name};TZID="${zone}":${day}T${time}`;
}
