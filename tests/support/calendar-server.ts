import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CalendarServer {
  /**
   * The URL of the calendar as a talent enters it (https). With the setting LOCAL_CALENDARS the server reads it over
   * plain http.
   */
  readonly address: string;
  /** The headers of each request, oldest first. */
  readonly asked: readonly IncomingHttpHeaders[];
  /** From now on, serves a calendar with these whole days (ISO). */
  serve(...days: readonly string[]): void;
  /** From now on, answers with this listener instead. */
  answer(listener: RequestListener): void;
  stop(): void;
}

/** A stand-in for another calendar program, on this machine. */
export async function startCalendarServer(): Promise<CalendarServer> {
  const asked: IncomingHttpHeaders[] = [];
  let listener: RequestListener = (_request, response) => response.writeHead(404).end();
  const server = createServer((request, response) => {
    asked.push(request.headers);
    listener(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `https://localhost:${(server.address() as AddressInfo).port}/hemlig-adress/jobb.ics`,
    asked,
    serve(...days) {
      const text = calendarText(days);
      const etag = `"${days.join()}"`;
      listener = (request, response) => {
        if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
        else response.writeHead(200, { etag, 'content-type': 'text/calendar' }).end(text);
      };
    },
    answer(other) {
      listener = other;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const compact = (day: string) => day.replaceAll('-', '');

function calendarText(days: readonly string[]): string {
  const events = days.flatMap((day) => [
    'BEGIN:VEVENT',
    `UID:${day}@jobb`,
    'DTSTAMP:20260101T000000Z',
    'SUMMARY:Hemligt möte',
    `DTSTART;VALUE=DATE:${compact(day)}`,
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//jobb//SV', ...events, 'END:VCALENDAR', ''].join('\r\n');
}
