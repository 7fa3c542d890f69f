import type { Card } from '#contracts/views/board.ts'

type Seen = { jobId: string; mayEdit: boolean; now: number }

/**
 * A list of cards as the server writes it: to the letter what BoardCard makes of each. A page has a hundred of
 * them, and as text they cost a tenth of what as many React elements do. Browsers take the list over as elements.
 */
export const cardsHtml = (cards: readonly Card[], seen: Seen) => cards.map((card) => `<li class="board-card" data-card="${card.id}">${cardHtml(card, seen)}</li>`).join('')

/** What stands inside a card. Everything a person wrote goes through {@link escaped}. */
export function cardHtml(card: Card, { jobId, mayEdit, now }: Seen): string {
  const { id, status, rating, comments, recordings } = card
  const name = escaped(card.name)
  const link = `<a href="/admin/jobs/${jobId}/candidates/${id}" draggable="false">${name}</a>`
  const facts = [rating !== null && `★ ${rating.toFixed(1)}`, amount(recordings, 'video'), amount(comments, 'comment'), timeHere(card.enteredColumnAt, now)].filter(Boolean)
  return (
    (mayEdit ? `<input type="checkbox" aria-label="Select ${name}">${link}<button type="button" aria-label="Move ${name} to" aria-haspopup="menu">⋯</button>` : `<span></span>${link}<span></span>`) +
    `<p data-status="${status}"><b>${labelOf(status)}</b> · ${turnOf(card)}</p><p>${facts.join(' · ')}</p>`
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

const labelOf = (status: string) => status[0]!.toUpperCase() + status.slice(1)
const amount = (count: number, what: string) => (count === 0 ? '' : `${count} ${what}${count === 1 ? '' : 's'}`)

/** Whose turn it is, in words. */
function turnOf({ status, rejected, rating, columnId }: Card): string {
  if (rejected) return 'rejected'
  if (columnId === 'hired') return 'hired'
  if (status === 'added') return 'not invited yet'
  if (status === 'completed') return rating === null ? 'your turn' : 'reviewed'
  return "candidate's turn"
}

const DAY = 86_400_000
function timeHere(since: string, now: number): string {
  const days = Math.floor((now - Date.parse(since)) / DAY)
  return days < 1 ? 'here since today' : days === 1 ? '1 day here' : `${days} days here`
}
