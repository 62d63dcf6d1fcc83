// A program that comes in by a token: a WebSocket that sends the header, which no browser does, and what it is asked.
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { PATIENCE } from './hands.mjs';

/** The bell of whoever has this token: what it says, as it comes. */
export function bellOf(port, token) {
  const heard = [];
  const waits = new Set();
  const headers = {
    authorization: `Bearer ${token}`,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
  };
  return new Promise((open, failed) => {
    const asked = request({ host: '127.0.0.1', port, path: '/api/v1/bell', headers });
    asked.on('error', failed);
    asked.on('response', ({ statusCode }) => failed(new Error(`the bell answers ${statusCode}`)));
    asked.on('upgrade', (_, socket, head) => {
      let bytes = head;
      const hear = (part) => {
        bytes = Buffer.concat([bytes, part]);
        for (;;) {
          if (bytes.length < 2) return;
          const long = (bytes[1] & 127) === 126;
          if (long && bytes.length < 4) return;
          const [from, length] = long ? [4, bytes.readUInt16BE(2)] : [2, bytes[1] & 127];
          if (bytes.length < from + length) return;
          const [kind, body] = [bytes[0] & 15, bytes.subarray(from, from + length)];
          bytes = bytes.subarray(from + length);
          if (kind === 1) heard.push(JSON.parse(body.toString()));
          for (const look of waits) look();
        }
      };
      socket.on('data', hear).on('error', () => undefined);
      hear(Buffer.alloc(0));
      const say = (word) => {
        const text = Buffer.from(JSON.stringify(word));
        const mask = randomBytes(4);
        const head = text.length < 126 ? [129, 128 | text.length] : [129, 254, text.length >> 8, text.length & 255];
        socket.write(Buffer.concat([Buffer.from(head), mask, text.map((byte, i) => byte ^ mask[i % 4])]));
      };
      const until = (t, within = PATIENCE) =>
        new Promise((done, fail) => {
          const timer = setTimeout(() => fail(new Error(`no ${t}, but ${JSON.stringify(heard)}`)), within);
          const look = () => {
            const at = heard.findIndex((word) => word.t === t);
            if (at < 0) return;
            clearTimeout(timer);
            waits.delete(look);
            done(heard.splice(at, 1)[0]);
          };
          waits.add(look);
          look();
        });
      open({ say, until, close: () => socket.destroy() });
    });
    asked.end();
  });
}

/** What a program does by its token, and the status of the answer. */
export const does = async (house, token, path) =>
  (await fetch(`http://127.0.0.1:${house.port}/api/v1/${path}`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })).status;
