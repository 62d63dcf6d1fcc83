// Who else is at a table: those who sit there, and those who only look on but have said something.
import type { Look, Said, SeatInfo } from '../../wire';

export type Person = {
  readonly guest: string;
  readonly name: string;
  readonly look: Look | null;
  readonly seat: number | null;
  readonly is_bot: boolean;
  readonly regular: boolean;
};

export function peopleAt(seats: readonly SeatInfo[], talk: readonly Said[], me: string | undefined): Person[] {
  const sitting = seats.flatMap((seat, i) => (seat.who === 'guest' ? { ...seat, seat: i } : []));
  const talking = talk.map((said) => ({ ...said, look: null, seat: null }));
  // Whoever sits comes last, for the last one of a name is kept, in the place of the first.
  const all = new Map<string, Person>([...sitting, ...talking, ...sitting].map((person) => [person.guest, person]));
  // Somebody who has erased themselves has no name, and cannot be asked anything.
  return [...all.values()].filter(({ guest, name }) => guest !== me && name);
}
