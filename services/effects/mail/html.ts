import { directionOf, type Language } from '#contracts/kernel/language.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character]!)
const address = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/

/** The text as a page: read aloud in its language, laid out in its direction, its addresses to be pressed. */
export function htmlOf(text: string, { subject, language }: { subject: string; language: Language }): string {
  const line = (words: string) =>
    words
      .split(address)
      .map((part, index) =>
        index % 2 === 0 ? escaped(part) : `<a href="${escaped(part)}" dir="ltr">${escaped(part)}</a>`,
      )
      .join('')
  const paragraphs = text.trim().split(/\n{2,}/)
  const body = paragraphs.map((paragraph) => `<p>${paragraph.split('\n').map(line).join('<br>')}</p>`).join('\n')
  const dir = directionOf(language)
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title></head>
<body lang="${language}" dir="${dir}" style="font: 16px/1.5 system-ui, sans-serif; max-width: 40em; margin: 0 auto; padding: 1em; overflow-wrap: anywhere">
${body}
</body>
</html>
`
}
