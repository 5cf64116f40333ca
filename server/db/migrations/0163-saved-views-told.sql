-- Every column says what it is.
comment on column saved_views.id is 'Identity.';
