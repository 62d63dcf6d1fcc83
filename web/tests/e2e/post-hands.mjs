// Those who are sent something by a house: a web server, a mail server, and a browser's half of Web Push (RFC 8291).
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer as web } from 'node:http';
import { createServer as tcp } from 'node:net';
import { PATIENCE } from './hands.mjs';

const listening = (server) => new Promise((done) => server.listen(0, '127.0.0.1', () => done(server.address().port)));

/** What has come, as far as somebody waits for it. */
class Came {
  #all = [];
  #waits = [];
  add(what) {
    this.#all.push(what);
    for (const look of this.#waits) look();
  }
  /** The n-th that came, and is waited for. */
  nth(n, within = PATIENCE) {
    return new Promise((done, fail) => {
      const timer = setTimeout(() => fail(new Error(`only ${this.#all.length} have come`)), within);
      const look = () => this.#all[n] !== undefined && (clearTimeout(timer), done(this.#all[n]));
      this.#waits.push(look);
      look();
    });
  }
}

/** Takes whatever is sent, and answers with this status. */
export async function webSink(status = () => 201) {
  const came = new Came();
  const server = web((asked, answer) => {
    const parts = [];
    asked.on('data', (part) => parts.push(part));
    asked.on('end', () => {
      came.add({ path: asked.url, head: asked.headers, body: Buffer.concat(parts) });
      answer.writeHead(status()).end();
    });
  });
  const port = await listening(server);
  return { url: `http://127.0.0.1:${port}`, came, close: () => (server.closeAllConnections(), server.close()) };
}

/** Takes every mail. */
export async function mailSink() {
  const came = new Came();
  const open = new Set();
  const server = tcp((line) => {
    open.add(line);
    line.on('error', () => undefined);
    line.write('220 here\r\n');
    let [text, data] = ['', false];
    line.on('data', (part) => {
      text += part;
      for (;;) {
        const end = text.indexOf(data ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const said = text.slice(0, end);
        text = text.slice(end + (data ? 5 : 2));
        if (data) came.add(said);
        const begins = !data && /^DATA/i.test(said);
        line.write(begins ? '354 go on\r\n' : /^QUIT/i.test(said) ? '221 bye\r\n' : '250 ok\r\n');
        data = begins;
      }
    });
  });
  const port = await listening(server);
  return { url: `smtp://127.0.0.1:${port}`, came, close: () => (open.forEach((line) => line.destroy()), server.close()) };
}

/** The keys of a browser that is pushed to, and what it reads. */
export function pushKeys() {
  const [own, auth] = [createECDH('prime256v1'), randomBytes(16)];
  own.generateKeys();
  const publicKey = own.getPublicKey();
  return {
    p256dh: publicKey.toString('base64url'),
    auth: auth.toString('base64url'),
    read(body) {
      const [salt, idLength] = [body.subarray(0, 16), body[20]];
      const theirs = body.subarray(21, 21 + idLength);
      const sealed = body.subarray(21 + idLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, theirs]);
      const ikm = Buffer.from(hkdfSync('sha256', own.computeSecret(theirs), auth, info, 32));
      const key = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: aes128gcm\0', 16));
      const nonce = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: nonce\0', 12));
      const open = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
      // A two ends the last part; after it there is only padding.
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
    },
  };
}
