/** Asks a long column to draw the card with this id. */
export const REVEAL = 'board:reveal'

export const cardElement = (board: ParentNode, id: string) =>
  board.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`)
export const cardIdOf = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.<HTMLElement>('[data-card]')?.dataset.card ?? null
export const columnIdOf = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.<HTMLElement>('[data-column]')?.dataset.column ?? null

/** The focus was not moved: it fell to the page itself when its element went away. */
export const isNowhere = () =>
  !document.activeElement || document.activeElement === document.body || document.activeElement.id === 'main'

/**
 * Puts the focus on a card's name, scrolling there first where the card is not drawn yet; a person who has gone elsewhere
 * until it is drawn stays there.
 */
export function focusCard(board: HTMLElement, id: string, columnId?: string) {
  const there = cardElement(board, id)
  if (!there && columnId) {
    const before = document.activeElement
    board
      .querySelector(`[data-column="${CSS.escape(columnId)}"] .board-list`)
      ?.dispatchEvent(new CustomEvent(REVEAL, { detail: id }))
    requestAnimationFrame(() =>
      requestAnimationFrame(
        () => (document.activeElement === before || isNowhere()) && focusNow(cardElement(board, id)),
      ),
    )
    return
  }
  focusNow(there)
}

function focusNow(card: HTMLElement | null) {
  card?.querySelector('a')?.focus({ preventScroll: true })
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
