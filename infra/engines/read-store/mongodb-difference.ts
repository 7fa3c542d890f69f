import type { Document } from 'mongodb'
import { isDeepStrictEqual } from 'node:util'
import { storedName, toStored } from '../mongodb/encoding.ts'
import type { Doc } from './read-store.ts'

/** An update of more fields costs a server more than a whole document. */
const MOST = 50

type Change = { at: string; as: 'set' | 'unset' | 'push'; value: unknown }

/**
 * What MongoDB has to do to the one document so that it becomes the other, the order of its fields included: a history
 * grows by an entry without being sent, parsed and logged anew. Null where the whole document is the better message.
 */
export function difference(before: Doc, after: Doc): Document | null {
  const changes = fields('', before, after)
  if (changes === null || changes.length > MOST) return null
  const update: Record<string, Document> = {}
  for (const { at, as, value } of changes) (update[`$${as}`] ??= {})[at] = value
  return update
}

function between(at: string, before: unknown, after: unknown): Change[] {
  if (isDeepStrictEqual(before, after)) return []
  const within =
    isObject(before) && isObject(after)
      ? fields(`${at}.`, before, after)
      : Array.isArray(before) && Array.isArray(after)
        ? elements(at, before, after)
        : null
  return within ?? [{ at, as: 'set', value: toStored(after) }]
}

/** Null where a field is new, since servers put several new ones in an order of their own, and where one has an empty name, which no path names. */
function fields(prefix: string, before: Record<string, unknown>, after: Record<string, unknown>): Change[] | null {
  const [had, has] = [present(before), present(after)]
  if (
    !isDeepStrictEqual(
      had.filter((name) => has.includes(name)),
      has,
    ) ||
    had.includes('')
  )
    return null
  return had.flatMap((name) => {
    const at = prefix + storedName(name)
    return after[name] === undefined
      ? [{ at, as: 'unset', value: '' } as const]
      : between(at, before[name], after[name])
  })
}

/** Elements are added at the end; one command may not both push to a list and set what is in it. Null where some are gone. */
function elements(at: string, before: unknown[], after: unknown[]): Change[] | null {
  if (after.length < before.length) return null
  const changes = before.flatMap((was, index) => between(`${at}.${index}`, was, after[index]))
  const added = toStored(after.slice(before.length))
  if (added.length === 0) return changes
  if (changes.length === 0) return [{ at, as: 'push', value: { $each: added } }]
  return [
    ...changes,
    ...added.map((value, index) => ({ at: `${at}.${before.length + index}`, as: 'set', value }) as const),
  ]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const present = (object: Record<string, unknown>) => Object.keys(object).filter((name) => object[name] !== undefined)
