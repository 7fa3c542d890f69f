import type { Asker } from '#contracts/kernel/asker.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import type { Site } from '#contracts/shell/site.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import type { Codec } from '#infra/codec.ts'
import type { Engines } from '#infra/engines/open.ts'
import type { Readers } from '#projections/readers.ts'
import type { Reads, waitFor } from '#projections/runtime/reads.ts'
import type { observed } from '../commands/observed.ts'
import type { Telemetry } from '../telemetry/open-telemetry.ts'
import type { rememberedEntitlements } from './entitlements.ts'

export type Settings = {
  /** Without a trailing slash; set once the port is known. */
  publicUrl: string
  /** The address that messages come from. */
  mailFrom: string
  /** Where answers to invitations arrive that a mail service hands to `/hooks/meeting-replies`; null without one. */
  meetingReplies: { address: string; secret: string } | null
  google: { issuer: string; clientId: string; clientSecret: string } | null
  trustedProxies: string[]
  operators: readonly string[]
  messageLimitsFactor: number
  /** Thousands of tokens that a company may use on a day. */
  assistantKtokens: number
  /** What a million of them costs; null where the operator does not say. */
  assistantPrice: { currency: string; perMillion: number } | null
  /** Who edits jobs here develops the product, and may go past its checks of a job. */
  developer: boolean
  /** Companies whose questions on camera may be as long as they like (MOD-037). */
  longQuestions: readonly string[]
  /** The personality score has another title; nothing else differs (CAN-006). */
  alternate: boolean
}

/** What use cases, process managers and jobs of the scheduler are made of. */
export type Core = {
  dataDir: string
  /** Seconds that a start waits for an engine. */
  waitS: number
  /** Where the event log is, for those who read all of it. */
  log: { DATA_DIR: string; EVENTSTORE_URL: string | undefined }
  engines: Engines
  telemetry: Telemetry | null
  codec: Codec
  commands: ReturnType<typeof observed>
  reads: Reads
  /** Only in processes that answer people or programs. */
  readers: Readers
  /** As of a moment ago; a decision that costs reads the subscription itself. */
  entitlementsOf: ReturnType<typeof rememberedEntitlements>
  settings: Settings
  /** What the operator says of the installation. */
  site: Site
  now: () => string
  /** The context of a command that a person or program sends; `commandId` makes a retry harmless. */
  context(asker: Asker, commandId?: string): CommandContext
  /** Waits until the pages that follow show what was just written; answers the streams still behind. */
  caughtUp(token: ConsistencyToken, timeoutMs?: number): ReturnType<typeof waitFor>
}
