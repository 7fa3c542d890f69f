import { aliasOf } from '#contracts/candidate/anonymity.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import { activity } from '../activity/activity.ts'
import type { ActivityView } from '../activity/activity-view.ts'
import { cards } from '../board/cards.ts'
import type { Reads } from '../runtime/reads.ts'
import { type Hiding, levelOf } from './hiding.ts'
import type { Person } from './scrub.ts'

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g
const AT_ONCE = 500

/** Ids of anything that a value names. */
export function idsIn(value: unknown): string[] {
  return [...new Set(JSON.stringify(value, asPlain)?.match(UUID) ?? [])]
}
const asPlain = (_key: string, value: unknown): unknown =>
  value instanceof Map ? [...value] : value instanceof Set ? [...value] : typeof value === 'bigint' ? '' : value

/** Of those who have these ids, the ones that are hidden: under every name and contact they had, also when they were deleted since. */
export async function hiddenAmong({ store, live }: Reads, ids: readonly string[], hiding: Hiding): Promise<Person[]> {
  const found: Person[] = []
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE)
    const known = await store.getMany(live(cards), some)
    const unsure = some.filter((_id, index) => {
      const card = known[index]
      return !card || card.dead === true || (card.companyId === hiding.companyId && levelOf(card, hiding) !== null)
    })
    for (const doc of await store.getMany(live(activity), unsure))
      if (doc && doc.companyId === hiding.companyId && levelOf(placeOf(doc), hiding) !== null) found.push(personOf(doc))
  }
  return found
}

const placeOf = (doc: Doc) => {
  const { jobId, now = {} } = doc as Doc & Partial<ActivityView>
  const by = Object.keys(now).flatMap((field) => (field.startsWith('unmasked:') ? [` ${field.slice(9)}`] : []))
  return { jobId, columnId: now.columnId, unmaskedBy: by.join('') }
}

function personOf(doc: Doc): Person {
  const { now = {}, entries = [] } = doc as Doc & Partial<ActivityView>
  const had = (...fields: string[]) =>
    [
      ...fields.map((field) => now[field]),
      ...entries.flatMap(({ changes }) =>
        changes.flatMap(({ field, before, after }) => (fields.includes(field) ? [before, after] : [])),
      ),
    ].filter((value) => typeof value === 'string' && value !== '') as string[]
  return {
    alias: aliasOf(doc._id),
    names: [...new Set(had('name'))],
    contacts: [...new Set(had('email', 'phone'))],
  }
}
