-- Finance lists the papers on tax that are refused or ended, the latest first.
create index tax_papers_past on tax_papers (created_date desc, id) where status in ('refused', 'ended');
