import { randomUUID } from 'node:crypto'
import { codec as makeCodec } from '#infra/codec.ts'
import type { Engines } from '#infra/engines/open.ts'
import type { Env } from '#infra/env.ts'
import { allProjections } from '#projections/all.ts'
import { gathered } from '#projections/runtime/gathered.ts'
import { collectionOf } from '#projections/runtime/projection.ts'
import { type Reads, waitFor } from '#projections/runtime/reads.ts'
import { told } from '#projections/runtime/told.ts'
import { commandHandler } from '../commands/handle.ts'
import { observed } from '../commands/observed.ts'
import type { Telemetry } from '../telemetry/open-telemetry.ts'
import { tracedEngines } from '../telemetry/traced-engines.ts'
import type { Core, Settings } from './core.ts'
import { rememberedEntitlements } from './entitlements.ts'
import { answersPeople, type RoleNames } from './roles.ts'
import { siteOf } from './site.ts'

/** In place of what a role does not load, since nothing in it uses that: a process that carries events has no pages to read for. */
export const notHere = undefined as never

export async function openCore(
  env: Env,
  roles: RoleNames,
  now: () => string,
  opened: Engines,
  telemetry: Telemetry | null,
): Promise<Core> {
  const engines = telemetry ? tracedEngines(opened, telemetry.tracer) : opened
  const codec = makeCodec(engines.keys)
  const commands = observed(commandHandler(engines.store, codec), telemetry?.tracer)
  const reads: Reads = { store: engines.reads, live: collectionOf, changes: engines.changes, now }
  const revisionOf = gathered(engines.reads)
  const hearOf = told(engines.changes, answersPeople(roles))

  return {
    dataDir: env.DATA_DIR,
    waitS: env.ENGINES_WAIT_S,
    log: { DATA_DIR: env.DATA_DIR, EVENTSTORE_URL: env.EVENTSTORE_URL },
    engines,
    telemetry,
    codec,
    commands,
    reads,
    readers: answersPeople(roles) ? (await import('./masked-readers.ts')).maskedReaders(reads) : notHere,
    entitlementsOf: rememberedEntitlements(commands, engines.changes, env.DEVELOPER_FEATURES === 'yes'),
    settings: settingsOf(env),
    site: siteOf(env),
    now,
    context: (asker, commandId = randomUUID()) => ({
      commandId,
      asker,
      now: now(),
      correlationId: commandId,
      causationId: null,
    }),
    caughtUp: (token, timeoutMs) =>
      waitFor({ live: reads.live, revisionOf, hearOf, projections: allProjections }, token, timeoutMs),
  }
}

const priceOf = (text?: string): Settings['assistantPrice'] =>
  text === undefined ? null : { currency: text.slice(0, 3), perMillion: Number(text.slice(4)) }

function settingsOf(env: Env): Settings {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = env
  const { MEETING_REPLIES_ADDRESS: address, MEETING_REPLIES_SECRET: secret } = env
  const publicUrl = env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`
  return {
    publicUrl,
    mailFrom: /[^\s<>]+@[^\s<>]+/.exec(env.MAIL_FROM ?? '')?.[0] ?? `no-reply@${new URL(publicUrl).hostname}`,
    meetingReplies: address && secret ? { address, secret } : null,
    google: clientId && clientSecret ? { issuer, clientId, clientSecret } : null,
    trustedProxies: env.TRUSTED_PROXIES,
    operators: env.OPERATORS,
    messageLimitsFactor: env.MESSAGE_LIMITS_FACTOR,
    assistantKtokens: env.AI_DAILY_KTOKENS,
    assistantPrice: priceOf(env.AI_PRICE),
    longQuestions: env.LONG_QUESTIONS,
    developer: env.DEVELOPER_FEATURES === 'yes',
    alternate: env.VARIANT === 'alternate',
  }
}
