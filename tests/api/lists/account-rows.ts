/** Inserts passkeys, sessions and devices of an account. */
export async function makeKeys(
  run: (text: string, values: unknown[]) => Promise<unknown>,
  account_id: string,
  count: number,
  mixed: (n?: string) => string,
): Promise<void> {
  await run(
    `insert into passkeys (account_id, credential_id, public_key, name, created_date)
     select $1, 'key ' || n, '', n::text, ${mixed()} from generate_series(1, ${count}) n`,
    [account_id],
  );
  await run(
    `insert into sessions (account_id, token, expires_date, created_date, refreshed_date)
     select $1, 'token ' || n, '2099-01-01', ${mixed('(n + 1)')}, case when n % 2 = 0 then ${mixed()} end
     from generate_series(1, ${count}) n`,
    [account_id],
  );
  await run(
    `insert into push_devices (account_id, key_id, endpoint_hash, subscription_sealed, used_date)
     select $1, k.id, n::text::bytea, '', ${mixed()} from push_keys k, generate_series(1, ${count}) n`,
    [account_id],
  );
}
