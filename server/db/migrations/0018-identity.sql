-- Whose an account is before its address is shown to be theirs.

alter table email_verification_codes add column browser_hash text;
comment on column email_verification_codes.browser_hash is 'SHA-256 of the mark (cookie medverka.device) of the browser that sent the newest sign-up; only there its password counts. Null when none is known.';
