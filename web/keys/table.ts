import type { Key } from '../locales/text.ts'

type Row = {
  /** What it is called in handlers. */
  does: string
  /** Each key, and what it gives the handler: which way, how many. */
  on: Readonly<Record<string, string | number>>
  says: Extract<Key<'palette'>, `key${string}`>
  /** The browser does it, on whatever has the focus; it is in the list and no handler gets it. */
  native?: true
}

const stars = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 } as const
const move = { does: 'move', on: { s: 1, m: 1 }, says: 'keyMove' } as const
const advance = { does: 'advance', on: { e: 1 }, says: 'keyAdvance' } as const
const reject = { does: 'reject', on: { r: 1 }, says: 'keyReject' } as const
const rate = { does: 'rate', on: stars, says: 'keyRate' } as const
const compare = { does: 'compare', on: { v: 1 }, says: 'keyCompare' } as const
const help = { does: 'help', on: { '?': 1 }, says: 'keyList' } as const

/**
 * Every key of the product, by the place where it is heard; handlers and the list under `?` are both made from it.
 * `mod+` is with Ctrl or Cmd, `shift+` the key in that place of the keyboard whatever is written on it. Handlers look
 * themselves whether Shift is held besides.
 */
export const keyTable = {
  page: [
    { does: 'search', on: { 'mod+k': 1 }, says: 'keySearch' },
    help,
    { does: 'close', on: { Escape: 1 }, says: 'keyClose', native: true },
  ],
  board: [
    { does: 'find', on: { '/': 1 }, says: 'keyFind' },
    { does: 'filter', on: { f: 1 }, says: 'keyFilter' },
    { does: 'step', on: { j: 1, k: -1 }, says: 'keyStep' },
    {
      does: 'beside',
      on: { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' },
      says: 'keyBeside',
    },
    { does: 'open', on: { Enter: 1 }, says: 'keyOpen', native: true },
    move,
    { does: 'select', on: { x: 1 }, says: 'keySelect' },
    reject,
    rate,
    compare,
    { does: 'undo', on: { 'mod+z': 1 }, says: 'keyUndo' },
    { does: 'clear', on: { Escape: 1 }, says: 'keyClear' },
    help,
  ],
  review: [
    { does: 'play', on: { ' ': 1 }, says: 'keyPlay' },
    { does: 'skip', on: { ArrowLeft: -1, ArrowRight: 1 }, says: 'keySkip' },
    { does: 'question', on: { '[': -1, ']': 1 }, says: 'keyQuestion' },
    { does: 'speed', on: { 'shift+Comma': -1, 'shift+Period': 1 }, says: 'keySpeed' },
    { does: 'comment', on: { c: 1 }, says: 'keyComment' },
    rate,
    { does: 'transcript', on: { t: 1 }, says: 'keyTranscript' },
    { does: 'score', on: { p: 1 }, says: 'keyScore' },
    { does: 'sendScore', on: { 'mod+Enter': 1 }, says: 'keySendScore', native: true },
    { does: 'clearRating', on: { 0: 1 }, says: 'keyClearRating' },
    advance,
    move,
    reject,
    { does: 'candidate', on: { j: 1, k: -1 }, says: 'keyCandidate' },
    { does: 'undo', on: { 'mod+z': 1 }, says: 'keyUndoMove' },
    { does: 'choose', on: { x: 1 }, says: 'keyChoose' },
    compare,
    help,
  ],
  compare: [
    { does: 'play', on: { ' ': 1 }, says: 'keyPlay' },
    { does: 'skip', on: { ArrowLeft: -1, ArrowRight: 1 }, says: 'keySkip' },
    { does: 'question', on: { '[': -1, ']': 1 }, says: 'keyQuestion' },
    { does: 'speed', on: { 'shift+Comma': -1, 'shift+Period': 1 }, says: 'keySpeed' },
    { does: 'listen', on: { 1: 1, 2: 2, 3: 3, 4: 4 }, says: 'keyListen' },
    help,
  ],
} as const satisfies Record<string, readonly Row[]>

export type Place = keyof typeof keyTable
type FoundOf<R> = R extends { does: infer Does; on: infer On }
  ? R extends { native: true }
    ? never
    : { does: Does; value: On[keyof On] }
  : never
export type Found<P extends Place> = FoundOf<(typeof keyTable)[P][number]>

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>
const plain = (key: string) => ([...key].length === 1 ? key.toLowerCase() : key)
const namesOf = ({ key, code, shiftKey, ctrlKey, metaKey, altKey }: Pressed) => {
  if (altKey) return []
  if (ctrlKey || metaKey) return [`mod+${plain(key)}`]
  return shiftKey ? [`shift+${code}`, plain(key)] : [plain(key)]
}

/** What a key is for in this place; null for one that is for nothing, or that the browser answers itself. */
export function meantIn<P extends Place>(place: P, event: Pressed): Found<P> | null {
  const rows: readonly Row[] = keyTable[place]
  for (const name of namesOf(event))
    for (const { does, on, native } of rows)
      if (!native && Object.hasOwn(on, name)) return { does, value: on[name] } as Found<P>
  return null
}

const caps: Record<string, string> = {
  ' ': 'Space',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Comma: ',',
  Period: '.',
}
const capOf = (name: string): string => {
  const [, held, key] = /^(?:(mod|shift)\+)?(.+)$/s.exec(name)!
  const cap = caps[key!] ?? ([...key!].length === 1 ? key!.toUpperCase() : key!)
  return held === 'mod' ? `Ctrl / ⌘ + ${cap}` : held === 'shift' ? `Shift + ${cap}` : cap
}

/** The keys of a row as they are written on a keyboard. */
export function capsOf({ on }: Pick<Row, 'on'>): string {
  const names = Object.keys(on)
  return names.length > 2 && names.every((name) => /^\d$/.test(name))
    ? `${names[0]} – ${names.at(-1)}`
    : names.map(capOf).join(' / ')
}

/** The list for a place: its own keys, then those that every page has besides. */
export function keysOf(place: Place): readonly Row[] {
  const own: readonly Row[] = keyTable[place]
  const taken = new Set(own.flatMap(({ on }) => Object.keys(on)))
  return place === 'page'
    ? own
    : [...own, ...keyTable.page.filter(({ on }) => !Object.keys(on).some((name) => taken.has(name)))]
}
