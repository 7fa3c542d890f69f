import { join } from 'node:path'
import { BadSettings } from '../env.ts'
import { checkPrivacy, makePrivately } from '../startup/private-files.ts'
import { openAts } from './ats/ats.ts'
import { openCalendars } from './calendars/calendars.ts'
import { cronofyApplication } from './calendars/cronofy-application.ts'
import { checkAggregator, openAggregator } from './aggregator/open.ts'
import type { AttemptCounter } from './attempt-counter/attempt-counter.ts'
import type { Backgrounds } from './backgrounds/backgrounds.ts'
import { checkChannels, openChannels } from './channels/open.ts'
import type { ChangeFeed } from './change-feed/change-feed.ts'
import { embeddedChangeFeed } from './change-feed/embedded.ts'
import { embeddedEventBus } from './event-bus/embedded.ts'
import type { EventBus } from './event-bus/event-bus.ts'
import { loggedReports } from './error-reports/embedded.ts'
import type { ErrorReports } from './error-reports/error-reports.ts'
import type { EventStore } from './event-store/event-store.ts'
import { waitingStore } from './event-store/waiting-store.ts'
import { checkContacts, openContacts } from './contacts/open.ts'
import { resolverRecords } from './domain-records/resolver.ts'
import type { Geocoder } from './geocoder/geocoder.ts'
import { openIdConnect } from './identity/openid-connect.ts'
import type { KeyRing } from './key-ring/key-ring.ts'
import type { Leases } from './leases/leases.ts'
import { openEvaluator, openModel, openTranscriber } from './models.ts'
import type { Mail, SentRegister } from './mail/mail.ts'
import { fileMediaStore } from './media-store/embedded.ts'
import { patiently } from './patience.ts'
import { vapidKeys } from './push/vapid.ts'
import { webPush } from './push/web-push.ts'
import type { ReadStore } from './read-store/read-store.ts'
import type { EngineSettings } from './engine-settings.ts'
import type { BillingService } from './billing/billing-service.ts'
import { busOf, lookAtServers, type Servers } from '../startup/servers.ts'
import type { SessionStore } from './session-store/session-store.ts'
import { keptTexts } from './sms/kept.ts'
import type { Sms } from './sms/sms.ts'
import { lockFolder } from './sqlite/lock.ts'

/** Limits a store, as a full disk would. */
export type Room = { log?: { maxBytes: number }; read?: { maxBytes: number } }

/** Settings that put an engine behind a port which several processes can use at once; an embedded one serves one process. */
const SHARED_BY = ['EVENTSTORE_URL', 'KAFKA_BROKERS', 'MONGODB_URL']
export const settingsToShare = (env: EngineSettings) =>
  SHARED_BY.filter((name) => (env as Record<string, unknown>)[name] === undefined)

/** Opens every engine. The only place that picks the adapter of a port. */
export async function openEngines(env: EngineSettings, room: Room = {}) {
  makePrivately()
  const missing = settingsToShare(env)
  const lock = missing.length > 0 ? lockFolder(env.DATA_DIR) : null
  const closers: (() => Promise<void> | void)[] = [() => lock?.release()]
  /** In the reverse order of opening; the lock goes last. */
  async function close() {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  const keep = <Opened extends object>(opened: Opened): Opened => {
    for (const engine of Object.values(opened))
      if (typeof engine?.close === 'function') closers.push(() => engine.close())
    return opened
  }
  try {
    checkPrivacy(env.DATA_DIR)
    checkMessages(env)
    checkAssistant(env)
    checkTranscriber(env)
    checkBilling(env)
    checkCronofy(env)
    checkAggregator(env)
    checkChannels(env)
    checkContacts(env)
    const servers = await lookAtServers(env, keep)
    const readSide = keep(await openReadSide(env, room, servers))
    const gateway = await openMail(env, readSide)
    if (gateway) closers.push(() => gateway.mail.close())
    const texts = await openSms(env, readSide)
    if (texts) closers.push(() => texts.sms.close())
    const errors = await openErrorReports(env)
    closers.push(() => errors.close())
    const eventStore = servers.events
      ? { store: waitingStore(servers.events), names: { 'event store': servers.events.name } }
      : keep(await openEventStore(env, room))
    const eventBus = keep(await openEventBus(env, readSide.keys))
    return {
      folder: (name: string) => join(env.DATA_DIR, name),
      /** Log and read models are files of the folder: threads of this process may read them with connections of their own. */
      inFolder: missing.includes('EVENTSTORE_URL') && missing.includes('MONGODB_URL'),
      ...eventStore,
      ...eventBus,
      ...readSide,
      mail: gateway?.mail ?? readSide.mail,
      sms: texts?.sms ?? keptTexts(readSide.mail),
      errors,
      backgrounds: await openBackgrounds(env),
      ats: openAts(
        { loopback: process.env.NODE_ENV !== 'production' },
        {
          greenhouse:
            env.GREENHOUSE_URL === undefined
              ? null
              : { url: env.GREENHOUSE_URL, scheme: env.GREENHOUSE_SCHEME ?? 'bearer' },
          jobAdder:
            env.JOBADDER_CLIENT_ID === undefined || env.JOBADDER_CLIENT_SECRET === undefined
              ? null
              : {
                  url: env.JOBADDER_URL ?? 'https://id.jobadder.com',
                  clientId: env.JOBADDER_CLIENT_ID,
                  clientSecret: env.JOBADDER_CLIENT_SECRET,
                  writes: { stage: env.JOBADDER_STAGE_CALL ?? null, note: env.JOBADDER_NOTE_CALL ?? null },
                },
        },
      ),
      calendars: openCalendars({ loopback: process.env.NODE_ENV !== 'production' }, cronofyApplication(env)),
      ...(await openAggregator(env, readSide)),
      identity: openIdConnect({
        loopback: process.env.NODE_ENV !== 'production',
        trusted: (env.OIDC_PRIVATE_HOSTS ?? '').split(',').map((host) => host.trim()),
      }),
      records: resolverRecords(
        (env.DNS_SERVERS ?? '')
          .split(',')
          .map((server) => server.trim())
          .filter(Boolean),
      ),
      geocoder: await openGeocoder(env),
      channels: await openChannels(env),
      contacts: await openContacts(env),
      model: await openModel(env),
      push: webPush(vapidKeys(readSide.keys), () => pushContact(env), {
        loopback: process.env.NODE_ENV !== 'production',
      }),
      transcriber: await openTranscriber(env),
      evaluator: await openEvaluator(env),
      billing: await openBilling(env),
      media: fileMediaStore(join(env.DATA_DIR, 'media')),
      names: {
        ...eventStore.names,
        ...eventBus.names,
        ...readSide.names,
        ...(gateway && { mail: gateway.name }),
        sms: texts?.name ?? 'outbox',
        'media store': 'folder',
        billing: env.CHARGEBEE_SITE === undefined ? 'embedded' : 'chargebee',
      } as Record<string, string>,
      close,
    }
  } catch (error) {
    // A first start that is refused leaves nothing to wonder about.
    closers[0] = () => lock?.undo()
    await close()
    throw error
  }
}

export type Engines = Awaited<ReturnType<typeof openEngines>>

// One function per choice. An adapter is imported where it is chosen: an unused driver costs neither time nor memory.

async function openEventStore(
  { DATA_DIR }: EngineSettings,
  { log }: Room,
): Promise<{ store: EventStore; names: object }> {
  const { embeddedEventStore } = await import('./event-store/embedded.ts')
  return { store: embeddedEventStore(join(DATA_DIR, 'log'), log), names: { 'event store': 'embedded' } }
}

/** What travels between processes: events, and which documents were written. */
async function openEventBus(
  env: EngineSettings,
  keys: KeyRing,
): Promise<{ bus: EventBus; changes: ChangeFeed; names: object }> {
  const { KAFKA_BROKERS } = env
  if (KAFKA_BROKERS === undefined)
    return { bus: embeddedEventBus(), changes: embeddedChangeFeed(), names: { 'event bus': 'embedded' } }
  const [{ kafkaEventBus }, { kafkaChangeFeed }] = await Promise.all([
    import('./event-bus/kafka.ts'),
    import('./change-feed/kafka.ts'),
  ])
  const settings = { ...env, KAFKA_BROKERS }
  return {
    bus: await patiently(() => kafkaEventBus(settings, busOf(keys)), env.ENGINES_WAIT_S),
    changes: kafkaChangeFeed(settings),
    names: { 'event bus': 'kafka' },
  }
}

/** Before anything is opened. */
function checkMessages({ SMTP_URL, MAIL_FROM, SMS_URL, SMS_FROM }: EngineSettings) {
  if (SMTP_URL !== undefined && MAIL_FROM === undefined)
    throw new BadSettings(['SMTP_URL is set and MAIL_FROM is not: name the address that messages come from'])
  if (SMS_URL !== undefined && SMS_FROM === undefined)
    throw new BadSettings(['SMS_URL is set and SMS_FROM is not: name the number that text messages come from'])
}

function checkAssistant({ AI_BASE_URL, AI_MODEL, AI_API_KEY }: EngineSettings) {
  if (AI_BASE_URL !== undefined && AI_MODEL === undefined)
    throw new BadSettings(['AI_BASE_URL is set and AI_MODEL is not: name the model that the server shall use'])
  if (AI_BASE_URL === undefined && (AI_MODEL ?? AI_API_KEY) !== undefined)
    throw new BadSettings([
      'AI_MODEL or AI_API_KEY is set and AI_BASE_URL is not: name the server, such as https://api.openai.com/v1',
    ])
}

function checkTranscriber({ TRANSCRIBE_BASE_URL, TRANSCRIBE_MODEL, TRANSCRIBE_API_KEY }: EngineSettings) {
  if (TRANSCRIBE_BASE_URL !== undefined && TRANSCRIBE_MODEL === undefined)
    throw new BadSettings([
      'TRANSCRIBE_BASE_URL is set and TRANSCRIBE_MODEL is not: name the model that the server shall use',
    ])
  if (TRANSCRIBE_BASE_URL === undefined && (TRANSCRIBE_MODEL ?? TRANSCRIBE_API_KEY) !== undefined)
    throw new BadSettings([
      'TRANSCRIBE_MODEL or TRANSCRIBE_API_KEY is set and TRANSCRIBE_BASE_URL is not: name the server, such as https://api.openai.com/v1',
    ])
}

function checkBilling({ CHARGEBEE_SITE, CHARGEBEE_API_KEY, CHARGEBEE_WEBHOOK, CHARGEBEE_URL }: EngineSettings) {
  const all = { CHARGEBEE_SITE, CHARGEBEE_API_KEY, CHARGEBEE_WEBHOOK }
  const names = Object.keys(all) as (keyof typeof all)[]
  const missing = names.filter((name) => all[name] === undefined)
  if (missing.length > 0 && (missing.length < names.length || CHARGEBEE_URL !== undefined))
    throw new BadSettings([`Chargebee needs ${names.join(', ')}, and ${missing.join(', ')} is not set`])
}

function checkCronofy({ CRONOFY_CLIENT_ID, CRONOFY_CLIENT_SECRET }: EngineSettings) {
  if ((CRONOFY_CLIENT_ID === undefined) !== (CRONOFY_CLIENT_SECRET === undefined))
    throw new BadSettings(['Cronofy needs CRONOFY_CLIENT_ID and CRONOFY_CLIENT_SECRET, and one of them is not set'])
}

/** Messages leave over a mail server where one is named, and are kept for the outbox page where not. */
async function openMail(
  { SMTP_URL, MAIL_FROM }: EngineSettings,
  { sent }: ReadSide,
): Promise<{ mail: Mail; name: string } | null> {
  if (SMTP_URL === undefined || MAIL_FROM === undefined) return null
  return { mail: (await import('./mail/smtp.ts')).smtpMail({ SMTP_URL, MAIL_FROM }, sent), name: 'smtp' }
}

/** Text messages leave over a gateway where one is named, and are kept beside the mail where not. */
async function openSms(
  { SMS_URL, SMS_FROM }: EngineSettings,
  { sent }: ReadSide,
): Promise<{ sms: Sms; name: string } | null> {
  if (SMS_URL === undefined || SMS_FROM === undefined) return null
  return { sms: (await import('./sms/gateway.ts')).smsGateway({ SMS_URL, SMS_FROM }, sent), name: 'gateway' }
}

/** Places are looked up in a list of our own where no server is named. */
async function openGeocoder({ GEOCODER_URL }: EngineSettings): Promise<Geocoder> {
  if (GEOCODER_URL !== undefined) return (await import('./geocoder/nominatim.ts')).nominatim(GEOCODER_URL)
  return (await import('./geocoder/listed.ts')).listedCities()
}

/** Whom a push service can write to when something goes wrong: where the platform is, or its sender of mail. */
const pushContact = ({ PUBLIC_URL, MAIL_FROM }: EngineSettings) =>
  PUBLIC_URL?.startsWith('https:')
    ? PUBLIC_URL
    : `mailto:${/[^\s<>]+@[^\s<>]+/.exec(MAIL_FROM ?? '')?.[0] ?? 'hirelog@example.com'}`

/** The service that sells the plans; null where the product does it itself, by invoice. */
async function openBilling(env: EngineSettings): Promise<BillingService | null> {
  const { CHARGEBEE_SITE, CHARGEBEE_API_KEY, CHARGEBEE_URL } = env
  if (CHARGEBEE_SITE === undefined || CHARGEBEE_API_KEY === undefined) return null
  return (await import('./billing/chargebee.ts')).chargebee({ CHARGEBEE_SITE, CHARGEBEE_API_KEY, CHARGEBEE_URL })
}

/** Failures are in the log, and go to a service as well where one is named. */
async function openErrorReports({ SENTRY_DSN }: EngineSettings): Promise<ErrorReports> {
  if (SENTRY_DSN === undefined) return loggedReports()
  return (await import('./error-reports/sentry.ts')).sentryReports(SENTRY_DSN, loggedReports())
}

/** Backgrounds are removed by a service where a key for one is given, and even ones here where not. */
async function openBackgrounds({ REMOVEBG_API_KEY, REMOVEBG_URL }: EngineSettings): Promise<Backgrounds> {
  if (REMOVEBG_API_KEY === undefined || REMOVEBG_URL === undefined)
    return (await import('./backgrounds/embedded.ts')).evenBackgrounds()
  return (await import('./backgrounds/removebg.ts')).removeBg({ REMOVEBG_API_KEY, REMOVEBG_URL })
}

type ReadSide = {
  reads: ReadStore
  leases: Leases
  keys: KeyRing
  sessions: SessionStore
  attempts: AttemptCounter
  mail: Mail
  sent: SentRegister
  names: Record<string, string>
}

/** What one database holds beside the log: read models, who holds which lease, keys, sessions, the outbox. */
async function openReadSide(
  { DATA_DIR, ENGINES_WAIT_S }: EngineSettings,
  { read }: Room,
  { mongo }: Servers,
): Promise<ReadSide> {
  if (!mongo) return (await import('./read-side-embedded.ts')).openFolder(DATA_DIR, read)
  const { openMongoDb } = await import('./read-side-mongodb.ts')
  return patiently(() => openMongoDb(mongo, DATA_DIR), ENGINES_WAIT_S)
}
