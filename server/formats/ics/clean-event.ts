import { asEnd, asOccurrence, readWhen, type When, whenLine } from './when.ts';

/**
 * The kept properties beside days and times: they identify an event and its version, and decide if it takes time.
 * Titles, places and people are dropped.
 */
const TEXTS = ['UID', 'SEQUENCE', 'STATUS', 'TRANSP', 'X-MICROSOFT-CDO-BUSYSTATUS'];

/** An event as lines that a strict parser accepts. */
export interface CleanEvent {
  readonly uid: string | null;
  readonly sequence: number;
  /** Start of the event; null if not understood. */
  readonly start: When | null;
  /** The occurrence of a series that the event replaces; null for a single event and for the series itself. */
  readonly moves: When | null;
  readonly lines: readonly string[];
  /** True if every property with days or times was understood. */
  readonly is_whole: boolean;
}

interface Line {
  readonly name: string;
  readonly parameters: string;
  readonly value: string;
}

const SAYS_WHEN = ['DTSTART', 'DTEND', 'DURATION', 'RECURRENCE-ID', 'EXDATE', 'RDATE', 'FREEBUSY'];
/** Characters of days, times, durations and lists of them. */
const SIGN = /[\s\dTZ,/+:.PWDHMS-]/i;
const LINE = /^([A-Z0-9-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/i;

/**
 * Start of the value in a property line with days or times: names of zones may contain colons too
 * ('tzone://Microsoft/Utc').
 */
function valueAt(line: string): number {
  let from = line.length;
  while (from > 0 && SIGN.test(line[from - 1] ?? '')) from -= 1;
  return line.indexOf(':', from) + 1;
}

function split(line: string): Line | null {
  const called = /^[A-Z0-9-]+/i.exec(line)?.[0] ?? '';
  const name = called.toUpperCase();
  const at = SAYS_WHEN.includes(name) ? valueAt(line) : 0;
  if (at > 0) return { name, parameters: line.slice(called.length, at - 1), value: line.slice(at).trim() };
  const [, , parameters = '', value] = LINE.exec(line) ?? [];
  return value === undefined ? null : { name, parameters, value: value.trim() };
}

/** The zone named in a property line. */
function zoneOf({ parameters }: Line): string | null {
  const [, quoted, plain] = /;\s*TZID=(?:"([^"]*)"|([^;"]*))/i.exec(parameters) ?? [];
  return (quoted ?? plain)?.trim() || null;
}

const whenOf = (line: Line | undefined): When | null => (line ? readWhen(line.value, zoneOf(line)) : null);

/** The values of a list property; none for an empty one. */
const listed = ({ value }: Line): string[] => value.split(',').filter((one) => one.trim() !== '');

const durationOf = (value: string): string | null => /^\+?P[\dWDTHMS]+$/.exec(value.toUpperCase())?.[0] ?? null;

/**
 * A recurrence rule in capitals, without spaces, and with its UNTIL in the standard form; null if UNTIL is neither a
 * day nor a time.
 */
function ruleOf(value: string): string | null {
  const parts = value.toUpperCase().replace(/\s/g, '').split(';').filter(Boolean);
  const read = parts.map((part) => {
    if (!part.startsWith('UNTIL=')) return part;
    const end = readWhen(part.slice('UNTIL='.length), null);
    return end && `UNTIL=${end.day}${end.time === null ? '' : `T${end.time}${end.zone ? 'Z' : ''}`}`;
  });
  return read.includes(null) ? null : read.join(';');
}

/** One event with only the lines that were understood. A period in it (RDATE) becomes a separate event. */
export function cleanEvent(raw: readonly string[], firstOfSeries: (uid: string) => When | undefined): CleanEvent[] {
  const all = raw.flatMap((line) => split(line) ?? []);
  const one = (name: string) => all.find((line) => line.name === name);
  const start = whenOf(one('DTSTART'));
  const uid = one('UID')?.value ?? null;
  const texts = all.filter(({ name }) => TEXTS.includes(name));
  const lines = texts.map(({ name, value }) => `${name}:${value}`);
  const moved = whenOf(one('RECURRENCE-ID'));
  const first = (moved && uid && firstOfSeries(uid)) || start;
  if (!start || !first) return [{ uid, sequence: 0, start, moves: moved, lines, is_whole: false }];

  let is_whole = true;
  const keep = (line: string | null) => {
    if (line === null) is_whole = false;
    else lines.push(line);
  };
  const keepWhen = (name: string, when: When | null) => keep(when && whenLine(name, when));
  keepWhen('DTSTART', start);
  const end = one('DTEND');
  if (end?.value) {
    const read = whenOf(end);
    keepWhen('DTEND', read && asEnd(read, start));
  } else {
    const lasts = one('DURATION');
    const duration = lasts && durationOf(lasts.value);
    if (lasts) keep(duration ? `DURATION:${duration}` : null);
  }
  const also: CleanEvent[] = [];
  for (const line of all) {
    const { name, parameters, value } = line;
    if (name === 'RECURRENCE-ID') {
      const range = /;\s*RANGE=THISANDFUTURE/i.test(parameters) ? ';RANGE=THISANDFUTURE' : '';
      keepWhen(`RECURRENCE-ID${range}`, moved && asOccurrence(moved, first));
    } else if (name === 'RRULE') {
      const rule = ruleOf(value);
      keep(rule && `RRULE:${rule}`);
    } else if (name === 'EXDATE' || name === 'RDATE') {
      for (const text of listed(line)) {
        if (text.includes('/')) also.push(period(text, zoneOf(line), [...texts], also.length));
        else {
          const read = readWhen(text, zoneOf(line));
          keepWhen(name, read && asOccurrence(read, first));
        }
      }
    }
  }
  const sequence = Number(one('SEQUENCE')?.value) || 0;
  return [{ uid, sequence, start, moves: moved, lines, is_whole }, ...also];
}

/** A period (start and end, or start and duration) as a separate event. */
function period(text: string, zone: string | null, texts: readonly Line[], number: number): CleanEvent {
  const [from = '', to = ''] = text.split('/');
  const start = readWhen(from, zone);
  const end = readWhen(to, zone);
  const duration = durationOf(to.trim());
  const until = end && start ? whenLine('DTEND', asEnd(end, start)) : duration && `DURATION:${duration}`;
  const lines = texts.map(({ name, value }) => (name === 'UID' ? `UID:${number}#${value}` : `${name}:${value}`));
  const is_whole = start !== null && Boolean(until);
  return {
    uid: null,
    sequence: 0,
    start,
    moves: null,
    is_whole,
    lines: is_whole && start ? [...lines, whenLine('DTSTART', start), String(until)] : lines,
  };
}

/** Busy times without events: each period that is not marked as free. */
export function cleanFreeBusy(raw: readonly string[]): CleanEvent[] {
  const lines = raw.flatMap((line) => split(line) ?? []);
  return lines
    .filter(({ name, parameters }) => name === 'FREEBUSY' && !/;\s*FBTYPE="?FREE"?(;|$)/i.test(parameters))
    .flatMap((line) => listed(line).map((text, index) => period(text, zoneOf(line) ?? 'UTC', [], index)));
}
