// From which position this browser began which table: the house does not tell, and whoever wants to change it has it at hand.
const shelf = (table: string): string => `ratskeller.position.${table}`;

export function keepSetUp(table: string, position: string): void {
  try {
    sessionStorage.setItem(shelf(table), position);
  } catch {
    // Then it is only forgotten.
  }
}

/** The table of a guided first match: its deal was chosen, so that what is explained lies there. */
const lesson = 'ratskeller.lesson';
export function keepLesson(table: string): void {
  try {
    sessionStorage.setItem(lesson, table);
  } catch {
    // Then it is a match like any other.
  }
}
export function isLesson(table: string): boolean {
  try {
    return sessionStorage.getItem(lesson) === table;
  } catch {
    return false;
  }
}

export function setUpOf(table: string): string | null {
  try {
    return sessionStorage.getItem(shelf(table));
  } catch {
    return null;
  }
}
