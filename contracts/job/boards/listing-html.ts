import type { Listing } from './listing.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign]!)

const english = { requirements: 'Requirements', responsibilities: 'Responsibilities', benefits: 'Benefits' }

const list = (title: string, items: readonly string[]) =>
  items.length === 0
    ? ''
    : `<h3>${escaped(title)}</h3><ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`

/** The text that the public page shows, as HTML with the few tags that all boards take. */
export const htmlOf = (listing: Listing, titles: typeof english = english): string =>
  [
    ...listing.description
      .split(/\n{2,}/)
      .filter((part) => part.trim() !== '')
      .map((part) => `<p>${escaped(part.trim()).replaceAll('\n', '<br>')}</p>`),
    list(titles.requirements, listing.requirements),
    list(titles.responsibilities, listing.responsibilities),
    list(titles.benefits, listing.benefits),
  ].join('')
