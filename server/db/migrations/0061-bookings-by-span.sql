-- The calendar of a company asks for what touches a span of days, however many bookings lie before and after it.

create index bookings_of_company_span on bookings using gist (company_id, daterange(starts_on, ends_on, '[]'));
