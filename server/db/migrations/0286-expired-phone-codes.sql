-- Numbers that nobody has confirmed go with their codes.
create index phone_numbers_code_expires on phone_numbers (code_expires_date) where code_expires_date is not null;
