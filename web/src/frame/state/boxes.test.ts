import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../api/client';
import { boxes } from './boxes';

afterEach(() => vi.restoreAllMocks());

it('a match is shown with its own box, and the house with its own, each asked for once', async () => {
  const asked: string[] = [];
  vi.spyOn(api, 'ofGame').mockImplementation((game, question, about = {}) => {
    asked.push(`${game} ${question} ${about.parts ?? ''}`);
    return Promise.resolve({ of: about.parts ?? 'the house' } as never);
  });
  const opened = async (parts?: string) => (await boxes.open('ratland', parts), boxes.of('ratland'));
  expect([await opened(), await opened('old'), await opened(), await opened('old')]).toEqual(
    ['the house', 'old', 'the house', 'old'].map((of) => ({ of })),
  );
  expect(asked).toEqual(['ratland box ', 'ratland box old']);
});
it('a box that could not be had is asked for again', async () => {
  const call = vi
    .spyOn(api, 'ofGame')
    .mockRejectedValueOnce(new Error('the line is down'))
    .mockResolvedValue({} as never);
  await expect(boxes.open('ratland', 'another')).rejects.toThrow('the line is down');
  await boxes.open('ratland', 'another');
  expect(call).toHaveBeenCalledTimes(2);
});
it('a box that a record has brought is not asked for', async () => {
  const call = vi.spyOn(api, 'ofGame').mockResolvedValue({ of: 'the house' } as never);
  boxes.bring('ratland', 'brought', { of: 'the record' });
  await boxes.open('ratland', 'brought');
  expect(boxes.of('ratland')).toEqual({ of: 'the record' });
  expect(call).not.toHaveBeenCalled();
});
