// Where in the house we are: the part of the address after #.

export type Eyes = 'truth' | 'gallery' | number;
export type Route =
  | { at: 'lobby' }
  /** like: begins as this table was laid; position: from these words, or with the game's own example where there are none */
  | { at: 'new'; game: string; like: string | null; position: string | null }
  | { at: 'table'; id: string }
  | { at: 'invite'; code: string }
  /** id null: a record from a file */
  | { at: 'replay'; id: string | null; frame: number; eyes: Eyes | null }
  | { at: 'rules'; game: string; topic: string | null }
  | { at: 'learn'; game: string }
  | { at: 'lost' };

export const readEyes = (text: string | null): Eyes | null => {
  if (text === 'truth' || text === 'gallery') return text;
  return text !== null && /^\d{1,2}$/.test(text) ? Number(text) : null;
};

export function read(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  const asked = new URLSearchParams(query);
  let parts: string[];
  try {
    parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return { at: 'lost' };
  }
  const [where, what, more] = parts;
  if (where === undefined) return { at: 'lobby' };
  if (more !== undefined) return { at: 'lost' };
  if (where === 'replay')
    return {
      at: 'replay',
      id: what ?? null,
      frame: Math.max(0, Math.floor(Number(asked.get('at')) || 0)),
      eyes: readEyes(asked.get('eyes')),
    };
  if (what === undefined) return { at: 'lost' };
  switch (where) {
    case 'new':
      return { at: 'new', game: what, like: asked.get('like'), position: asked.get('position') };
    case 'table':
      return { at: 'table', id: what };
    case 'invite':
      return { at: 'invite', code: what };
    case 'rules':
      return { at: 'rules', game: what, topic: asked.get('topic') };
    case 'learn':
      return { at: 'learn', game: what };
    default:
      return { at: 'lost' };
  }
}

export function write(route: Route): string {
  const seg = encodeURIComponent;
  switch (route.at) {
    case 'lobby':
    case 'lost':
      return '#/';
    case 'new': {
      const asked = new URLSearchParams();
      if (route.like) asked.set('like', route.like);
      if (route.position !== null) asked.set('position', route.position);
      return `#/new/${seg(route.game)}${asked.size ? `?${asked}` : ''}`;
    }
    case 'table':
      return `#/table/${seg(route.id)}`;
    case 'invite':
      return `#/invite/${seg(route.code)}`;
    case 'replay': {
      const asked = new URLSearchParams();
      if (route.frame) asked.set('at', String(route.frame));
      if (route.eyes !== null) asked.set('eyes', String(route.eyes));
      return `#/replay${route.id === null ? '' : `/${seg(route.id)}`}${asked.size ? `?${asked}` : ''}`;
    }
    case 'rules':
      return `#/rules/${seg(route.game)}${route.topic ? `?topic=${seg(route.topic)}` : ''}`;
    case 'learn':
      return `#/learn/${seg(route.game)}`;
    default:
      return ((x: never) => x)(route);
  }
}
