import { isDay } from '#domain/kernel/time/day.ts';
import {
  BOOKING_GROUPS,
  BOOKING_SORTS,
  type BookingGroup,
  type BookingSort,
} from '#domain/work/booking/booking-groups.ts';

export const VIEWS = ['month', 'week', 'list'] as const;
export type View = (typeof VIEWS)[number];

export interface BookingsUrl {
  readonly view: View;
  /** A day of the shown month or week (ISO day). */
  readonly day: string;
  /** The day whose bookings the list shows (ISO day); undefined for all days. */
  readonly on: string | undefined;
  readonly group: BookingGroup;
  readonly text: string;
  readonly sort: BookingSort;
  readonly is_descending: boolean;
}

/**
 * Reads view and filter from the address; an unknown value counts as missing. Without a day the calendar shows today's
 * month or week.
 */
export function readBookingsUrl(params: URLSearchParams, today: string): BookingsUrl {
  const [day, on] = [params.get('day') ?? '', params.get('on') ?? ''];
  return {
    view: VIEWS.find((view) => view === params.get('view')) ?? 'month',
    day: isDay(day) ? day : today,
    on: isDay(on) ? on : undefined,
    group: BOOKING_GROUPS.find((group) => group === params.get('group')) ?? 'coming',
    text: (params.get('text') ?? '').slice(0, 120),
    sort: BOOKING_SORTS.find((sort) => sort === params.get('sort')) ?? 'day',
    is_descending: params.get('order') === 'desc',
  };
}

/** The address of a view and a filter, without default values. */
export function bookingsHref({ view, day, on, group, text, sort, is_descending }: BookingsUrl, today: string): string {
  const params = new URLSearchParams();
  if (view !== 'month') params.set('view', view);
  if (day !== today) params.set('day', day);
  if (on && view === 'list') params.set('on', on);
  if (group !== 'coming') params.set('group', group);
  if (text.trim()) params.set('text', text.trim());
  if (sort !== 'day') params.set('sort', sort);
  if (is_descending) params.set('order', 'desc');
  return `/CompanyBookings${params.size > 0 ? `?${params}` : ''}`;
}
