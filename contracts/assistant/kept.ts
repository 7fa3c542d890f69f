import { takeLimits } from '../job/modules/widget.ts'
import { MAX_SKILLS } from '../job/choices.ts'
import { limits } from '../job/validation.ts'
import { folded } from '../kernel/fold.ts'
import { type JobPacket, presentOf, type SuggestionKind } from './packet.ts'

type Room = { /** Items at most. */ items: number /** Characters of one. */; length: number }

/** What one set of suggestions may hold: what the field that it is for can hold. */
export const rooms: Record<SuggestionKind, Room> = {
  description: { items: 1, length: limits.description },
  benefits: { items: 8, length: limits.benefit },
  skills: { items: MAX_SKILLS, length: limits.skill },
  questions: { items: 8, length: takeLimits.question },
}

/**
 * The suggestions that are offered: names that are there already or come twice are left out and empty ones dropped.
 * Of more skills than there is room for, the last 15 are kept (SCR-006), of anything else the first. Letter case and
 * accents make no difference.
 */
export function kept(of: SuggestionKind, items: readonly string[], packet: JobPacket): string[] {
  const known = new Set(presentOf(of, packet).map(folded))
  const fresh = items
    .map((item) => item.trim())
    .filter((item) => {
      const name = folded(item)
      if (name === '' || known.has(name)) return false
      known.add(name)
      return true
    })
  const { items: most } = rooms[of]
  return of === 'skills' ? fresh.slice(-most) : fresh.slice(0, most)
}
