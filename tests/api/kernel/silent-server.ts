import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface SilentServer {
  /** The address of this server, for SMTP_URL. */
  readonly url: string;
  /** Resolves when the server has accepted this number of connections in all. */
  accepted(count: number): Promise<void>;
  /** Resolves when the client has closed all connections. */
  released(): Promise<void>;
  /** Drops all waiting connections. */
  stop(): Promise<void>;
}

/** A mail server that accepts connections and calls `then` with each socket. By default it says nothing. */
export async function startSilentServer(then: (socket: Socket) => void = () => {}): Promise<SilentServer> {
  const open = new Set<Socket>();
  let count = 0;
  const server = createServer((socket) => {
    count += 1;
    open.add(socket);
    socket.on('error', () => {});
    socket.resume();
    socket.once('close', () => {
      open.delete(socket);
      server.emit('released');
    });
    then(socket);
    server.emit('accepted');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async accepted(wanted) {
      while (count < wanted) await once(server, 'accepted');
    },
    async released() {
      while (open.size > 0) await once(server, 'released');
    },
    async stop() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
