-- Anybody can send an application in anybody's name. A number is held by a company that was let in, and by an application
-- that waits for a person: not before its address is confirmed, and no more once it is refused or the company has left.
drop index companies_organisation_number_unique;
create unique index companies_organisation_number_unique on companies (organisation_number)
  where status in ('approved', 'suspended') or (status = 'pending' and email_confirmed_date is not null);
