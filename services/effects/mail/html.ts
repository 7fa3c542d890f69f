import type { InterfaceLanguage } from '#contracts/kernel/interface-language.ts'
import { interfaceLanguages } from '#contracts/kernel/language.ts'
import type { MailBrand } from './brand.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character]!)
const address = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/
const isAddress = (line: string) => address.exec(line)?.[0] === line

/** As on pages (web/app.css): what a message with a brand is read on, and its text. */
const ground = { light: { paper: '#FFFFFF', ink: '#151B24' }, dark: { paper: '#171C23', ink: '#E8EDF3' } }

/** A line of the text that reads `label: to`. */
export type MailAction = { label: string; to: string }
/** `open` is what the button says, under which a link on a line of its own is repeated. */
type Options = {
  subject: string
  language: InterfaceLanguage
  brand?: MailBrand | null
  open?: string
  actions?: readonly MailAction[] | undefined
}

/**
 * The text as a page: read aloud in its language, laid out in its direction, its addresses to be pressed. Mail programs
 * that know neither style sheets nor the dark show a brand in its light colors.
 */
export function htmlOf(text: string, { subject, language, brand = null, open = '', actions = [] }: Options): string {
  const ink = brand ? ` class="k" style="color: ${brand.light['--accent-ink']}"` : ''
  const line = (words: string) =>
    words
      .split(address)
      .map((part, index) =>
        index % 2 === 0 ? escaped(part) : `<a href="${escaped(part)}" dir="ltr"${ink}>${escaped(part)}</a>`,
      )
      .join('')
  const leads = new Map(actions.map(({ label, to }) => [`${label}: ${to}`, { label, to }]))
  const actionOf = ({ label, to }: MailAction) =>
    `<a href="${escaped(to)}" style="display: inline-block; padding: 8px 0; font-weight: 600">${escaped(label)}</a>`
  const lineOf = (words: string) =>
    leads.has(words)
      ? actionOf(leads.get(words)!)
      : brand && isAddress(words)
        ? `${button(brand, words, open)}${line(words)}`
        : line(words)
  const paragraphs = text.trim().split(/\n{2,}/)
  const body = paragraphs.map((paragraph) => `<p>${paragraph.split('\n').map(lineOf).join('<br>')}</p>`).join('\n')
  const { dir } = interfaceLanguages[language]
  const colors = brand ? ` background: ${ground.light.paper}; color: ${ground.light.ink};` : ''
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title>${brand ? dark(brand) : ''}</head>
<body lang="${language}" dir="${dir}" style="font: 16px/1.5 system-ui, sans-serif; max-width: 40em; margin: 0 auto; padding: 1em; overflow-wrap: anywhere;${colors}">
${brand ? `${head(brand)}\n` : ''}${body}
</body>
</html>
`
}

/** The name beside the logo: who writes is said where pictures are not loaded. */
function head({ name, logo, light }: MailBrand): string {
  const picture = logo
    ? `<img src="${escaped(logo)}" width="40" height="40" alt="" style="vertical-align: middle; margin-inline-end: 12px">`
    : ''
  return `<p class="h" style="margin: 0 0 24px; padding-bottom: 16px; border-bottom: 3px solid ${light['--accent']}; font-size: 18px">${picture}<strong dir="auto">${escaped(name)}</strong></p>`
}

const button = ({ light }: MailBrand, to: string, label: string) =>
  `<a href="${escaped(to)}" class="b" style="display: inline-block; margin: 12px 0; padding: 10px 20px; border-radius: 8px; background: ${light['--accent']}; color: ${light['--on-accent']}; font-weight: 600; text-decoration: none">${escaped(label)}</a><br>`

const dark = ({ dark: shades }: MailBrand) => `<style>
@media (prefers-color-scheme: dark) {
body { background: ${ground.dark.paper} !important; color: ${ground.dark.ink} !important }
.h { border-color: ${shades['--accent']} !important }
.k { color: ${shades['--accent-ink']} !important }
.b { background: ${shades['--accent']} !important; color: ${shades['--on-accent']} !important }
}
</style>`
