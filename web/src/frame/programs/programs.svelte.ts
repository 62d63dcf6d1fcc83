// Programs that act for somebody, or as players of their own.
import { api, type Api } from '../api/client';
import type { BotAccount, MyBotAccounts, MyTokens, NewBotAccount, NewToken, TokenInfo, TokenMade } from '../../wire';

export class ProgramsState {
  tokens = $state.raw<readonly TokenInfo[] | null>(null);
  bots = $state.raw<readonly BotAccount[]>([]);
  readonly #api: Pick<Api, 'ask'>;
  constructor(house: Pick<Api, 'ask'> = api) {
    this.#api = house;
  }

  async look(): Promise<void> {
    const [{ tokens }, { bots }] = await Promise.all([this.#api.ask<MyTokens>('/me/tokens'), this.#api.ask<MyBotAccounts>('/me/bots')]);
    [this.tokens, this.bots] = [tokens, bots];
  }

  /** The secret, which nobody can show again. */
  async makeToken(token: NewToken): Promise<string> {
    const made = await this.#api.ask<TokenMade>('/me/tokens', { method: 'POST', json: token });
    this.tokens = [...(this.tokens ?? []), made.token];
    return made.secret;
  }

  async revoke(id: string): Promise<void> {
    this.tokens = (await this.#api.ask<MyTokens>(`/me/tokens/${id}`, { method: 'DELETE' })).tokens;
  }

  async makeBot(name: string): Promise<BotAccount> {
    const made = await this.#api.ask<BotAccount>('/me/bots', { method: 'POST', json: { name } satisfies NewBotAccount });
    this.bots = [...this.bots, made];
    return made;
  }

  /** Its tokens go with it. */
  async removeBot(guest: string): Promise<void> {
    this.bots = (await this.#api.ask<MyBotAccounts>(`/me/bots/${guest}`, { method: 'DELETE' })).bots;
    await this.look();
  }

  /** The name of the bot that a token acts as. */
  nameOf(bot: string): string {
    return this.bots.find(({ guest }) => guest === bot)?.name ?? '';
  }
}
