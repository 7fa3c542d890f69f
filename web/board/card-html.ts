import { colorOf } from '#contracts/company/colors.ts'
import type { Card } from '#contracts/views/board.ts'
import type { ShownCard } from './board-state.ts'
import { initialsOf } from '../ui/avatar.tsx'
import type { CardWords } from './card-words.ts'
import { turnOf } from './turn.ts'

/** How long is long, in milliseconds, for each stage that is known well enough. */
export type StageLimits = Readonly<Record<string, number>>
export type Seen = { jobId: string; now: number; words: CardWords; limits: StageLimits }

/**
 * A list of cards as the server writes it: to the letter what BoardCard makes of each, without what needs scripts. A page
 * has a hundred of them, and as text they cost a tenth of what as many React elements do. Browsers take the list over.
 */
export const cardsHtml = (cards: readonly Card[], seen: Seen) =>
  cards.map((card) => `<li class="board-card" data-card="${card.id}">${cardHtml(card, seen)}</li>`).join('')

/** The content of a card. Everything a person wrote goes through {@link escaped}. */
export function cardHtml(card: ShownCard, { jobId, now, words, limits }: Seen): string {
  const { id, columnId, enteredColumnAt, poster } = card
  const turn = turnOf(card)
  const age = words.age(enteredColumnAt, now)
  const late = isLate(card, now, limits)
  return (
    `<i data-hue="${colorOf(id)}" aria-hidden="true">${escaped(initialsOf(card.name))}${poster ? `<img src="${poster}" alt="" loading="lazy" decoding="async">` : ''}</i>` +
    `<a href="/admin/jobs/${jobId}/candidates/${id}" draggable="false">${escaped(card.name)}</a>` +
    `<p data-turn="${turn}">${card.isSaving ? words.saving : [words.turn(turn, card.status), ...words.rated(card)].join(' · ')}</p>` +
    `<p>${[late ? `<em title="${words.late(limits[columnId]!)}">${age}</em>` : age, ...words.facts(card)].join(' · ')}</p>`
  )
}

/** What can be done with a card: it needs scripts, so they draw it. */
export function controlsHtml({ name }: Card, words: CardWords): string {
  const who = escaped(name)
  return `<input type="checkbox" aria-label="${words.select(who)}"><button type="button" aria-label="${words.actions(who)}" aria-haspopup="menu">⋯</button>`
}

/** Longer in its stage than nine of ten are; those who are hired or rejected wait for no one. */
export const isLate = (card: Card, now: number, limits: StageLimits): boolean => {
  const limit = limits[card.columnId]
  return limit !== undefined && now - Date.parse(card.enteredColumnAt) > limit
}

/** Brings the content of a card up to date without taking away what has the focus. */
export function redrawCard(card: HTMLElement, html: string) {
  const fresh = document.createElement('template')
  fresh.innerHTML = html
  const after = [...fresh.content.children]
  for (const [index, next] of after.entries()) {
    const before = card.children[index]
    if (!before) card.append(next)
    else if (before.tagName !== next.tagName) return void (card.innerHTML = html)
    else if (!before.isEqualNode(next)) {
      for (const { name, value } of next.attributes) before.setAttribute(name, value)
      if (before.innerHTML !== next.innerHTML) before.innerHTML = next.innerHTML
    }
  }
  while (card.children.length > after.length) card.lastElementChild!.remove()
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => (/[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (each) => entities[each]!) : text)
