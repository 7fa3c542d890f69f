/** A sentence with values in it. They are kept apart from it, so that another language can put them where they belong. */
export type Wording = { text: string; pattern: string; values: Readonly<Record<string, string | number>> }

/** A sentence for people, with or without values in it. */
export type Words = string | Wording

/** said`At most ${most} candidates`: the English text, and its pattern "At most {{0}} candidates", by which web/locales knows it. */
export function said(parts: TemplateStringsArray, ...values: (string | number)[]): Wording {
  return {
    text: String.raw({ raw: parts }, ...values),
    pattern: String.raw({ raw: parts }, ...values.map((_, index) => `{{${index}}}`)),
    values: Object.fromEntries(values.map((value, index) => [index, value])),
  }
}

export const wordingOf = (words: Words): Wording =>
  typeof words === 'string' ? { text: words, pattern: words, values: {} } : words
