// Where in the house we are: the part of the address after #.

export type Eyes = 'truth' | 'gallery' | number;
export type Route =
  | { at: 'lobby' }
  /**
   * like: begins as this table was laid; position: from these words, or with the game's own example where there are none; parts: with this
   * box, if not with that of the house
   */
  | { at: 'new'; game: string; like: string | null; position: string | null; parts: string | null }
  /** what is printed in a box, for whoever has one in which it is not the same; parts: this one */
  | { at: 'box'; game: string; parts: string | null }
  | { at: 'table'; id: string }
  /** a table on this device that several people share */
  | { at: 'pass'; id: string }
  | { at: 'invite'; code: string }
  /** id null: a record from a file; eyes null: nothing is hidden */
  | { at: 'replay'; id: string | null; frame: number; eyes: Eyes | null }
  | { at: 'rules'; game: string; topic: string | null }
  | { at: 'learn'; game: string }
  | { at: 'me' }
  /** games and matches on this device */
  | { at: 'pocket' }
  /** tokens and bots */
  | { at: 'programs' }
  /** what is kept about whoever comes here */
  | { at: 'kept' }
  /** another device shows this code, to let this one in */
  | { at: 'let-in'; code: string }
  /** somebody wants to be the friend of whoever opens it */
  | { at: 'friend'; code: string }
  /** the best regulars of a game */
  | { at: 'board'; game: string }
  /** club evenings: one's own, and opening one */
  | { at: 'evenings' }
  /** one of them, for whoever takes part; on the wall */
  | { at: 'evening' | 'projector'; id: string }
  /** the code of one of them */
  | { at: 'join'; code: string }
  /** a large screen that is the table itself; id null: it waits to be let in */
  | { at: 'screen'; id: string | null }
  /** letting a screen in that shows this code; null: it is typed there */
  | { at: 'show'; code: string | null }
  /** a regular, as everybody sees them */
  | { at: 'person'; name: string }
  /** the deals of days */
  | { at: 'days' }
  | { at: 'day'; day: string; game: string }
  | { at: 'lost' };

/**
 * Names the page that a route shows. A replay that is scrubbed and another topic in the rules keep the name. Another table, match,
 * invitation or set-up has another name.
 */
export function placeOf(route: Route): string {
  if (route.at === 'new') return write(route);
  if (route.at === 'box') return `box/${route.game}`;
  if ('id' in route) return `${route.at}/${route.id}`;
  if ('code' in route) return `${route.at}/${route.code}`;
  return route.at;
}

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
  if (where === 'screen') return { at: where, id: what ?? null };
  if (where === 'show') return { at: where, code: what ?? null };
  if (what === undefined)
    return where === 'me' || where === 'kept' || where === 'programs' || where === 'pocket' || where === 'days' || where === 'evenings'
      ? { at: where }
      : { at: 'lost' };
  switch (where) {
    case 'new':
      return { at: 'new', game: what, like: asked.get('like'), position: asked.get('position'), parts: asked.get('parts') };
    case 'box':
      return { at: where, game: what, parts: asked.get('parts') };
    case 'table':
      // Several people share the device, and a curtain falls between them.
      return { at: what.startsWith('pocket-pass-') ? 'pass' : where, id: what };
    case 'evening':
    case 'projector':
      return { at: where, id: what };
    case 'invite':
    case 'let-in':
    case 'friend':
    case 'join':
      return { at: where, code: what };
    case 'rules':
      return { at: 'rules', game: what, topic: asked.get('topic') };
    case 'learn':
    case 'board':
      return { at: where, game: what };
    case 'day':
      return { at: where, day: what, game: asked.get('game') ?? '' };
    case 'person':
      return { at: where, name: what };
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
      if (route.parts) asked.set('parts', route.parts);
      return `#/new/${seg(route.game)}${asked.size ? `?${asked}` : ''}`;
    }
    case 'box':
      return `#/box/${seg(route.game)}${route.parts ? `?parts=${seg(route.parts)}` : ''}`;
    case 'table':
    case 'pass':
      return `#/table/${seg(route.id)}`;
    case 'evening':
    case 'projector':
      return `#/${route.at}/${seg(route.id)}`;
    case 'me':
    case 'kept':
    case 'programs':
    case 'pocket':
    case 'days':
    case 'evenings':
      return `#/${route.at}`;
    case 'invite':
    case 'let-in':
    case 'friend':
    case 'join':
      return `#/${route.at}/${seg(route.code)}`;
    case 'screen':
      return `#/screen${route.id === null ? '' : `/${seg(route.id)}`}`;
    case 'show':
      return `#/show${route.code === null ? '' : `/${seg(route.code)}`}`;
    case 'replay': {
      const asked = new URLSearchParams();
      if (route.frame) asked.set('at', String(route.frame));
      if (route.eyes !== null) asked.set('eyes', String(route.eyes));
      return `#/replay${route.id === null ? '' : `/${seg(route.id)}`}${asked.size ? `?${asked}` : ''}`;
    }
    case 'rules':
      return `#/rules/${seg(route.game)}${route.topic ? `?topic=${seg(route.topic)}` : ''}`;
    case 'learn':
    case 'board':
      return `#/${route.at}/${seg(route.game)}`;
    case 'day':
      return `#/day/${seg(route.day)}?game=${seg(route.game)}`;
    case 'person':
      return `#/person/${seg(route.name)}`;
    default:
      return ((x: never) => x)(route);
  }
}
