// Whether a private match may be read by others: asked for only where somebody shares it.
import type { Sharing } from '../../wire';
import { api } from './client';

const of = (id: string): string => `/tables/${encodeURIComponent(id)}/share`;

export const sharing = (id: string): Promise<Sharing> => api.ask(of(id));
export const share = (id: string): Promise<Sharing> => api.ask(of(id), { method: 'POST', json: {} });
export const unshare = (id: string): Promise<Sharing> => api.ask(of(id), { method: 'DELETE' });
