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
    expect(await api.fill('a/b', 2, { bot: 'greedy' })).toEqual({ id: 'T' });
    expect(asked[0]?.url).toBe('/api/v1/tables/a%2Fb/seat');
    expect(asked[0]?.init.body).toBe('{"seat":2,"bot":"greedy"}');
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
  it('reads nothing where nothing is said', async () => {
    expect(await answering(204, undefined).api.leave('T')).toBeUndefined();
  });
  it('knows the address of a socket', () => {
    expect(new Api().socketUrl('T', { protocol: 'https:', host: 'x.org' })).toBe('wss://x.org/api/v1/tables/T/socket');
  });
});
