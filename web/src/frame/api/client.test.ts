import { describe, expect, it } from 'vitest';
import { Api, Refusal } from './client';

const answering = (status: number, body: unknown) => {
  const asked: { url: string; init: RequestInit }[] = [];
  const api = new Api(async (url, init) => {
    asked.push({ url: String(url), init: init ?? {} });
    return new Response(body === undefined ? null : JSON.stringify(body), { status });
  });
  return { api, asked };
};

describe('the api', () => {
  it('asks with JSON and gives what is answered', async () => {
    const { api, asked } = answering(200, { id: 'T' });
    expect(await api.sit('a/b', 2)).toEqual({ id: 'T' });
    expect(asked[0]?.url).toBe('/api/v1/tables/a%2Fb/sit');
    expect(asked[0]?.init.body).toBe('{"seat":2}');
  });
  it('throws the code of a refusal', async () => {
    const { api } = answering(409, { code: 'seat_taken', reason: 'somebody sits there' });
    await expect(api.sit('T')).rejects.toMatchObject({ code: 'seat_taken' });
  });
  it('says offline when nobody answers, or something else does', async () => {
    const dead = new Api(() => Promise.reject(new TypeError('no network')));
    await expect(dead.me()).rejects.toBeInstanceOf(Refusal);
    await expect(answering(502, 'bad gateway').api.me()).rejects.toMatchObject({ code: 'offline' });
  });
  it('leaves tables on this device to whoever answers for them, and asks there when nobody answers', async () => {
    const near = {
      answer: async () => ({ id: 'pocket-T' }),
      together: async () => undefined,
      dial: () => undefined,
      recordUrl: () => undefined,
      tables: async () => [],
      forget: async () => undefined,
      record: async () => '',
      brought: async () => undefined,
    };
    const { api, asked } = answering(200, { id: 'T' });
    const instead = async (path: string) => (path === '/games' ? [] : undefined);
    const dead = new Api(() => Promise.reject(new TypeError('no network')));
    api.pocket = dead.pocket = async () => ({ ...near, instead });
    expect(await api.table('pocket-T')).toEqual({ id: 'pocket-T' });
    expect(await api.table('T')).toEqual({ id: 'T' });
    expect(asked).toHaveLength(1);
    expect(await dead.games()).toEqual([]);
    await expect(dead.me()).rejects.toMatchObject({ code: 'offline' });
    // What cannot be fetched answers for nothing.
    const empty = new Api(() => Promise.reject(new TypeError('no network')));
    empty.pocket = () => Promise.reject(new TypeError('no network'));
    await expect(empty.games()).rejects.toMatchObject({ code: 'offline' });
  });
  it('reads nothing where nothing is said', async () => {
    expect(await answering(204, undefined).api.leave('T')).toBeUndefined();
  });
  it('knows the address of a socket', () => {
    expect(new Api().socketUrl('/tables/T/socket', { protocol: 'https:', host: 'x.org' })).toBe('wss://x.org/api/v1/tables/T/socket');
  });
});
