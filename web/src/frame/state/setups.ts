// From which position this browser began which table: the house does not tell, and whoever wants to change it has it at hand.
const shelf = (table: string): string => `ratskeller.position.${table}`;

export function keepSetUp(table: string, position: string): void {
  try {
    sessionStorage.setItem(shelf(table), position);
  } catch {
    // Then it is only forgotten.
  }
}

export function setUpOf(table: string): string | null {
  try {
    return sessionStorage.getItem(shelf(table));
  } catch {
    return null;
  }
}
