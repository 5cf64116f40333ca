-- Finance lists the papers on tax that are in use, and those that are refused or ended, the latest first.
create index tax_papers_in_use on tax_papers (created_date desc, id) where status = 'accepted';
create index tax_papers_past on tax_papers (created_date desc, id) where status in ('refused', 'ended');
