// A line to a table on this device: a socket to whoever holds it, and nothing goes over any wire.
import type { SocketLike } from '../frame/socket/line';
import type { ToServer } from '../wire';
import type { LocalTable } from './table';

export function dialTable(open: () => Promise<LocalTable>, eyes: number | null): SocketLike {
  let [table, conn, gone]: [LocalTable | null, number, boolean] = [null, 0, false];
  const socket: SocketLike = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => table?.hear(conn, JSON.parse(text) as ToServer),
    close: () => {
      gone = true;
      table?.part(conn);
    },
  };
  open().then(
    (opened) => {
      if (gone) return;
      table = opened;
      conn = opened.join({ hear: (data) => socket.onmessage?.({ data }), close: () => socket.onclose?.(), eyes });
      socket.onopen?.();
    },
    () => socket.onclose?.(),
  );
  return socket;
}
