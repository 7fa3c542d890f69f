import type { Asker } from '#contracts/kernel/asker.ts'
import type { Platform } from '#services/platform.ts'

/** What the page shows of a connection with Zapier; null while there is none. */
export async function zapierOf({ useCases, settings }: Pick<Platform, 'useCases' | 'settings'>, asker: Asker) {
  const connection = await useCases.integrations.connection(asker, 'zapier')
  if (!connection) return null
  return {
    key: connection.key,
    address: `${settings.publicUrl}/api/v2/zapier`,
    subscriptions: await useCases.zapier.subscriptions(asker),
  }
}
export type ShownZapier = NonNullable<Awaited<ReturnType<typeof zapierOf>>>
export type ShownSubscription = ShownZapier['subscriptions'][number]
