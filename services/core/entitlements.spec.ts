import { expect, it, onTestFinished } from 'vitest'
import { codec } from '#infra/codec.ts'
import { type Change, type ChangeFeed } from '#infra/engines/change-feed/change-feed.ts'
import { embeddedChangeFeed } from '#infra/engines/change-feed/embedded.ts'
import { openEngines } from '#infra/engines/open.ts'
import { balances } from '#projections/balances/balances.ts'
import { acme } from '#test/fixtures/people.ts'
import { emptyFolder } from '#test/support/data-folder.ts'
import { commandHandler } from '../commands/handle.ts'
import { rememberedEntitlements } from './entitlements.ts'

/** Entitlements read from an empty log, with a feed that says who listens and what was looked up. */
async function scene() {
  const engines = await openEngines({ DATA_DIR: emptyFolder() })
  onTestFinished(() => engines.close())
  const feed = embeddedChangeFeed()
  const seen = { listeners: 0, lookedUp: 0 }
  const changes: ChangeFeed = { ...feed, watch: (watcher) => (seen.listeners++, feed.watch(watcher)) }
  const commands = commandHandler(engines.store, codec(engines.keys))
  const stateOf: typeof commands.stateOf = (...asked) => (seen.lookedUp++, commands.stateOf(...asked))
  return { seen, feed, entitlementsOf: rememberedEntitlements({ stateOf }, changes) }
}
const changed = (projection: string): Change => ({ projection, companyId: acme, id: acme, rev: 1 })

it('a process that no one asks for entitlements listens to no changes, and one that is asked listens once', async () => {
  const { seen, entitlementsOf } = await scene()
  expect(seen.listeners).toBe(0)
  await Promise.all([entitlementsOf(acme), entitlementsOf(acme)])
  await entitlementsOf(acme)
  expect(seen).toEqual({ listeners: 1, lookedUp: 1 })
})

it('entitlements are looked up again once the balances of its company have changed, and not for anything else', async () => {
  const { seen, feed, entitlementsOf } = await scene()
  await entitlementsOf(acme)
  feed.tell([changed('cards')])
  await entitlementsOf(acme)
  expect(seen.lookedUp).toBe(1)
  feed.tell([changed(balances.name)])
  await entitlementsOf(acme)
  expect(seen.lookedUp).toBe(2)
})
