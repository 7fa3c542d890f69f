const plain = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()

/** Whether what was typed is one of the titles, in whatever letter case and with whatever blanks. */
export const isConfirmed = (typed: string, titles: readonly string[]) =>
  plain(typed) !== '' && titles.some((title) => plain(title) === plain(typed))
