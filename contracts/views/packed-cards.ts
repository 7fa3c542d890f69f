import { type BoardColumn, type BoardPage, type Card, type CardFacts, cardFacts } from './board.ts'

/**
 * The cards of one column as they travel inside a page, field by field: a hundred objects would be half of its weight.
 * Lists are strings, because the page writes every element of an array with a number of its own.
 */
export type PackedCards = {
  /** Ids, 36 signs each: as they stand in the cards before, which is how a page compresses best. */
  ids: string
  /** One a line. */
  names: string
  /** Those of `cardFacts`, in its order. */
  facts: string
  /** When each entered the column: milliseconds before the one above it. */
  since: string
}
export type PackedPage = { total: number; columns: (Omit<BoardColumn, 'cards'> & { cards: PackedCards | null })[] }

const BASE = 36
/** Signs of an id. */
const ID = 36

/** Where a page is packed it is drawn as well, and need not be unpacked for that. */
const packedHere = new WeakMap<PackedPage, BoardPage>()

export function packPage(page: BoardPage): PackedPage {
  const packed = {
    total: page.total,
    columns: page.columns.map((column) => ({
      ...column,
      cards: column.cards.length === 0 ? null : packCards(column.cards),
    })),
  }
  packedHere.set(packed, page)
  return packed
}

export function unpackPage(packed: PackedPage): BoardPage {
  return packedHere.get(packed) ?? unpacked(packed)
}

function unpacked({ total, columns }: PackedPage): BoardPage {
  return {
    total,
    columns: columns.map((column) => ({
      ...column,
      cards: column.cards === null ? [] : unpackCards(column.cards, column.id),
    })),
  }
}

function packCards(cards: readonly Card[]): PackedCards {
  const times = cards.map(({ enteredColumnAt }) => Date.parse(enteredColumnAt))
  return {
    ids: cards.map(({ id }) => id).join(''),
    // A line break in a name looks like a space wherever the name is shown.
    names: cards.map(({ name }) => name.replaceAll('\n', ' ')).join('\n'),
    facts: cards.map(factsOf).join(' '),
    since: times.map((time, index) => ((times[index - 1] ?? 0) - time).toString(BASE)).join(' '),
  }
}

function unpackCards({ ids, names, facts, since }: PackedCards, columnId: Card['columnId']): Card[] {
  const [allFacts, gaps] = [facts.split(' '), since.split(' ')]
  let time = 0
  return names.split('\n').map((name, index) => {
    const id = ids.slice(index * ID, (index + 1) * ID)
    time -= parseInt(gaps[index]!, BASE)
    return {
      id,
      name,
      columnId,
      enteredColumnAt: new Date(time).toISOString(),
      ...readFacts(allFacts[index]!, id),
    }
  })
}

type Name = keyof CardFacts
/** A fact by its name is written and read as what it is. */
const facts = Object.entries(cardFacts) as [
  Name,
  { write(value: unknown): string | number; read(text: string, id: string): unknown },
][]

const factsOf = (card: Card) => facts.map(([name, { write }]) => write(card[name])).join(',')

function readFacts(written: string, id: string) {
  const parts = written.split(',')
  return Object.fromEntries(facts.map(([name, { read }], index) => [name, read(parts[index]!, id)])) as CardFacts
}
