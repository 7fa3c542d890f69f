/** Digits of Arabic and Persian, and those of full width that Chinese and Korean keyboards type. */
const others = /[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g

/** The same text with 0 to 9 in their place: people fill in numbers as their keyboard has them. */
export const westernDigits = (text: string): string =>
  // The last four bits of each are its value.
  text.replaceAll(others, (digit) => String(digit.charCodeAt(0) & 15))
