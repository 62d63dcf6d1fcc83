// What the house itself sends of the page: packed for those who can unpack it, and the same for everybody else.
import assert from 'node:assert/strict';
import { get } from 'node:http';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { House } from './house.mjs';

const fetched = (url, coding) =>
  new Promise((done, failed) => {
    get(url, { headers: coding ? { 'accept-encoding': coding } : {} }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part)).on('end', () => done({ head: answer.headers, body: Buffer.concat(parts) }));
    }).on('error', failed);
  });

test('the page is sent packed', async () => {
  const house = await House.open();
  try {
    const page = `http://127.0.0.1:${house.port}/`;
    const plain = await fetched(page);
    assert.equal(plain.head['content-encoding'], undefined);
    const script = /src="\/?(assets\/[^"]+\.js)"/.exec(plain.body.toString())?.[1];
    assert.ok(script, `the house serves no built page: npm run build\n${plain.body}`);
    // The page itself is written for whoever asks.
    assert.equal((await fetched(page, 'br')).head['content-encoding'], undefined);
    for (const url of [page + script]) {
      const whole = await fetched(url);
      for (const [coding, unpack] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ]) {
        const { head, body } = await fetched(url, coding);
        assert.deepEqual([head['content-encoding'], head.vary], [coding, 'Accept-Encoding'], url);
        assert.equal(head['content-type'], whole.head['content-type']);
        assert.ok(body.length < whole.body.length, `${url}: ${body.length} bytes`);
        assert.ok(unpack(body).equals(whole.body), url);
      }
      const best = await fetched(url, 'gzip, deflate, br');
      assert.equal(best.head['content-encoding'], 'br');
    }
  } finally {
    await house.close();
  }
});

test('the worker of the house is asked for anew each time, and may look after the whole house', async () => {
  const house = await House.open();
  try {
    const { head, body } = await fetched(`http://127.0.0.1:${house.port}/sw.js`);
    assert.deepEqual([head['content-type'], head['cache-control']], ['text/javascript; charset=utf-8', 'no-cache']);
    // One file: a browser fetches nothing else of it.
    assert.doesNotMatch(body.toString(), /\b(import|export)\b/);
  } finally {
    await house.close();
  }
});

test('a link shows a title and a picture, and nothing else of where it leads', async () => {
  const house = await House.open();
  try {
    const at = `http://127.0.0.1:${house.port}`;
    const tag = (html, name) => new RegExp(`property="${name}" content="([^"]*)"`).exec(html)?.[1];
    for (const [path, picture] of [
      ['/', 'house'],
      ['/ratland', 'ratland'],
    ]) {
      const html = (await fetched(at + path)).body.toString();
      assert.equal(tag(html, 'og:image'), `${at}/links/${picture}.jpg`);
      assert.ok(tag(html, 'og:title')?.includes('Ratskeller'), html);
      const image = await fetched(tag(html, 'og:image'));
      assert.equal(image.head['content-type'], 'image/jpeg');
      assert.ok(image.body.length > 5_000 && image.body.length < 120_000, `${image.body.length} bytes`);
    }
  } finally {
    await house.close();
  }
});
