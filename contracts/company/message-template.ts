/** What a message template is for. The first two replace our own words wherever the product writes them. */
export const templateUses = ['invitation', 'reminder', 'rejection', 'message'] as const
export type TemplateUse = (typeof templateUses)[number]
export const MAX_MESSAGE_TEMPLATES = 200
export const MAX_TEMPLATE_NAME = 80

/** The words of a reader's language, else of the company's, else the first there are. */
export const wordsIn = <Words extends { language: string }>(
  texts: readonly Words[],
  ...languages: readonly (string | null | undefined)[]
): Words | undefined => {
  for (const wanted of languages) {
    const found = texts.find(({ language }) => language === wanted)
    if (found) return found
  }
  return texts[0]
}
