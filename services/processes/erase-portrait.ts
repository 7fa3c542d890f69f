import type { Recorded } from '#contracts/kernel/recorded.ts'
import type { UserEvent } from '#contracts/user/events.ts'
import type { Core } from '../core/core.ts'
import { portraitErasure } from '../effects/reactions.ts'
import type { ProcessManager } from './process-manager.ts'

/** A portrait that is replaced, taken away, or whose person leaves is erased. */
export const formerPortraitIsErased: ProcessManager<UserEvent, string | null> = {
  name: 'former-portrait-is-erased',
  category: 'user',
  on: ['PortraitChanged', 'UserRemoved'],
  look: portraitBefore,
  react: (_, portraitId) => (portraitId ? [portraitErasure({ portraitId })] : []),
}

async function portraitBefore({ engines, codec }: Core, { stream, revision }: Recorded<UserEvent>) {
  const history = await codec.decodeAll<UserEvent>(await engines.store.read(stream))
  const before = history.filter((each) => each.revision < revision)
  for (const { event } of before.toReversed())
    if (event.type === 'PortraitChanged') return event.data.portrait?.portraitId ?? null
  return null
}
