import type pg from 'pg';

/**
 * The connections of a server as a test uses them for rows of its own: statements are told the moment of the server's
 * clock, as its own transactions are.
 */
export function atClock(pool: pg.Pool, clock: () => Date): pg.Pool {
  const query = async (...asked: Parameters<pg.Pool['query']>) => {
    const client = await pool.connect();
    try {
      const telling = client.query(`set medverka.now = '${clock().toISOString()}'`);
      const [answer] = await Promise.all([Reflect.apply(client.query, client, asked), telling]);
      return answer;
    } finally {
      // One that is lost meanwhile is not given back.
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
