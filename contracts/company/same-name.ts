const plain = (name: string) => name.trim().normalize('NFC').toLowerCase()

/** How names of groups, roles and categories are compared. */
export const sameName = (a: string, b: string) => plain(a) === plain(b)
