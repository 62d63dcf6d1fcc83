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
    for (const url of [page, page + script]) {
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
