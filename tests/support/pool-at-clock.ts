import type pg from 'pg';

/**
 * A pool for a test's own statements. It sets the time of each statement to the server's clock, as the server's
 * transactions do.
 */
export function atClock(pool: pg.Pool, clock: () => Date): pg.Pool {
  const query = async (...asked: Parameters<pg.Pool['query']>) => {
    const client = await pool.connect();
    try {
      const telling = client.query(`set medverka.now = '${clock().toISOString()}'`);
      const [answer] = await Promise.all([Reflect.apply(client.query, client, asked), telling]);
      return answer;
    } finally {
      // A connection that is lost during the reset is destroyed instead of returned to the pool.
      client.query('reset medverka.now').then(
        () => client.release(),
        (error: Error) => client.release(error),
      );
    }
  };
  return new Proxy(pool, {
    get: (target, name) => {
      if (name === 'query') return query;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
