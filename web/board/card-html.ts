import type { Card } from '#contracts/views/board.ts'
import type { CardWords } from './card-words.ts'

type Seen = { jobId: string; mayEdit: boolean; now: number; words: CardWords }

/**
 * A list of cards as the server writes it: to the letter what BoardCard makes of each. A page has a hundred of
 * them, and as text they cost a tenth of what as many React elements do. Browsers take the list over as elements.
 */
export const cardsHtml = (cards: readonly Card[], seen: Seen) =>
  cards.map((card) => `<li class="board-card" data-card="${card.id}">${cardHtml(card, seen)}</li>`).join('')

/** What stands inside a card. Everything a person wrote goes through {@link escaped}. */
export function cardHtml(card: Card, { jobId, mayEdit, now, words }: Seen): string {
  const { id, status } = card
  const name = escaped(card.name)
  const link = `<a href="/admin/jobs/${jobId}/candidates/${id}" draggable="false">${name}</a>`
  return (
    (mayEdit
      ? `<input type="checkbox" aria-label="${words.select(name)}">${link}<button type="button" aria-label="${words.move(name)}" aria-haspopup="menu">⋯</button>`
      : `<span></span>${link}<span></span>`) +
    `<p data-status="${status}"><b>${words.status[status]}</b> · ${words.turn[turnOf(card)]}</p><p>${words.facts(card, now).join(' · ')}</p>`
  )
}

/** Brings what stands inside a card up to date without taking away what has the focus. */
export function redrawCard(card: HTMLElement, html: string) {
  const fresh = document.createElement('template')
  fresh.innerHTML = html
  for (const [index, after] of [...fresh.content.children].entries()) {
    const before = card.children[index]
    if (!before || before.tagName !== after.tagName) return void (card.innerHTML = html)
    if (before.isEqualNode(after)) continue
    for (const { name, value } of after.attributes) before.setAttribute(name, value)
    if (before.innerHTML !== after.innerHTML) before.innerHTML = after.innerHTML
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => (/[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (each) => entities[each]!) : text)

/** Whose turn it is. */
function turnOf({ status, rejected, rating, columnId }: Card): keyof CardWords['turn'] {
  if (rejected) return 'rejected'
  if (columnId === 'hired') return 'hired'
  if (status === 'added') return 'notInvited'
  if (status === 'completed') return rating === null ? 'yours' : 'reviewed'
  return 'candidate'
}
