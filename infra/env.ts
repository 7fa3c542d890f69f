import { isIP } from 'node:net'
import * as z from 'zod'
import { isDay } from '#contracts/kernel/day.ts'
import { isEmail, normaliseEmail } from '#contracts/user/email.ts'
import { writeCall } from './engines/ats/jobadder-writes.ts'
import { messageSettings } from './message-settings.ts'

/** An address, or a network of them; all addresses at once is not allowed: any client could then claim any address. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  return (
    family !== 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (family === 6 ? 128 : 32)))
  )
}

/** Null for what is no coupon. It is valid to the end of its day in UTC. */
function couponIn(text: string) {
  const [, code, percent, day] = /^([\w-]{1,100})=(\d{1,3}(?:\.\d{1,2})?):(\d{4}-\d\d-\d\d)$/.exec(text) ?? []
  if (!code || !isDay(day!) || Number(percent) > 100) return null
  return { code, discountPercentage: Number(percent), validTill: `${day}T23:59:59.999Z` }
}

const listOf = (text: string) => text.split(/[\s,]+/).filter(Boolean)

/** What an engine that starts beside the platform, or a machine with much to do, may take. */
export const ENGINES_WAIT_S = 60

function whole(from: number, to: number) {
  const expected = `expected a whole number from ${from} to ${to}`
  return z.coerce.number(expected).int(expected).min(from, expected).max(to, expected)
}
const website = (example: string) => z.url({ protocol: /^https?$/, error: `expected an address such as ${example}` })
/** The public address of the pages: at the root, without a password in it. */
const origin = (example: string) =>
  website(example)
    .refine(
      (url) => !URL.canParse(url) || isBare(new URL(url)),
      `expected an address such as ${example}, without a path or a password`,
    )
    .transform((url) => new URL(url).origin)
const isBare = ({ pathname, search, hash, username, password }: URL) =>
  pathname + search + hash + username + password === '/'
const SHARE = 'expected a number from 0 to 1'
const page = website('https://example.com/help')

const Env = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('data'),
  /** Where browsers reach the platform; links, QR codes and secure cookies follow from it. */
  PUBLIC_URL: origin('https://jobs.example.com').optional(),
  /** Proxies in front of the platform: only theirs is the word on where a request comes from. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform(listOf)
    .refine(
      (all) => all.every(isNetwork),
      'expected addresses or networks such as 10.0.0.7 or 10.0.0.0/8, several with commas between',
    ),
  /** An EventStoreDB or KurrentDB for the events; without it they lie in DATA_DIR. */
  EVENTSTORE_URL: z.string().optional(),
  /** A service that speaks Sentry's protocol: failures are reported there; without it they are in the log alone. */
  SENTRY_DSN: z.string().optional(),
  /** An OpenTelemetry collector; traces and metrics go there over OTLP/HTTP. */
  OTEL_EXPORTER_OTLP_ENDPOINT: website('http://localhost:4318').optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('hirelog'),
  /** Of 1: the share of clicks that are traced. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(SHARE).min(0, SHARE).max(1, SHARE).default(1),
  /** Brokers that carry events between processes, `host:port` with commas between; without them the bus is inside the one process. */
  KAFKA_BROKERS: z
    .string()
    .regex(/^[^\s:,]+:\d+(\s*,\s*[^\s:,]+:\d+)*$/, 'expected host:port, several with commas between')
    .optional(),
  KAFKA_TLS_CA: z.string().optional(),
  KAFKA_USERNAME: z.string().optional(),
  KAFKA_PASSWORD: z.string().optional(),
  KAFKA_SASL: z
    .enum(['plain', 'scram-sha-256', 'scram-sha-512'], 'expected plain, scram-sha-256 or scram-sha-512')
    .default('scram-sha-512'),
  KAFKA_REPLICATION: whole(1, 7).default(3),
  KAFKA_TOPIC_GENERATION: whole(1, Number.MAX_SAFE_INTEGER).default(1),
  /** A MongoDB for read models, keys, sessions and leases; without it they lie in DATA_DIR. */
  MONGODB_URL: z.string().optional(),
  /** How many seconds a start waits for an engine that does not answer yet. */
  ENGINES_WAIT_S: whole(0, 3600).default(ENGINES_WAIT_S),
  /** The keys of the people in the log are gone for good, and the platform shall start without them. */
  KEYS_LOST: z.literal('yes', 'expected yes, or nothing').optional(),
  ...messageSettings,
  /** A key of remove.bg, or of a service that speaks its protocol; without it only even backgrounds of logos are removed. */
  REMOVEBG_API_KEY: z.string().optional(),
  REMOVEBG_URL: origin('https://api.remove.bg').default('https://api.remove.bg'),
  /** A server that places are looked up at; without it a list of cities serves. */
  GEOCODER_URL: website('https://nominatim.example.com').optional(),
  /** A server that speaks OpenAI's chat completions; without it suggestions are those of our own role families. */
  AI_BASE_URL: website('https://api.openai.com/v1').optional(),
  AI_MODEL: z.string().min(1).optional(),
  AI_API_KEY: z.string().optional(),
  /** The alternate variant of the product: it titles the personality score otherwise. */
  VARIANT: z.enum(['standard', 'alternate']).default('standard'),
  /** Thousands of tokens that a company may use on a day, and what a million of them costs. */
  AI_DAILY_KTOKENS: whole(1, 1_000_000).default(500),
  AI_PRICE: z
    .string()
    .regex(/^[A-Z]{3} \d{1,4}(\.\d{1,4})?$/, 'expected a price such as USD 0.60')
    .optional(),
  /** A server that speaks OpenAI's audio transcriptions; without it recordings have no transcripts. */
  TRANSCRIBE_BASE_URL: website('https://api.openai.com/v1').optional(),
  TRANSCRIBE_MODEL: z.string().min(1).optional(),
  TRANSCRIBE_API_KEY: z.string().optional(),
  /** Megabytes of sound that the server takes in one request. */
  TRANSCRIBE_MAX_MB: whole(1, 1000).default(25),
  /** Our client at Google; with it, people can sign in with their Google account. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: website('https://accounts.google.com').default('https://accounts.google.com'),
  /** Hosts of identity providers that may lie inside a private network, with commas between. */
  OIDC_PRIVATE_HOSTS: z.string().default(''),
  /** Name servers that companies' domains are looked up at, instead of the machine's own, with commas between. */
  DNS_SERVERS: z
    .string()
    .regex(
      /^((\d{1,3}(\.\d{1,3}){3}|\[[\da-f:]+\])(:\d{1,5})?(\s*,\s*|$))*$/i,
      'expected IP addresses, such as 192.0.2.53 or 192.0.2.53:5353, with commas between',
    )
    .default(''),
  /** Pages that the help menu leads to instead of the product's own. */
  HELP_URL: page.optional(),
  ABOUT_URL: page.optional(),
  CONTACT_URL: page.optional(),
  TERMS_URL: page.optional(),
  /** Where onboarding is booked, by region: `us=https://… europe=https://… apac=https://… africa=https://…`. */
  DEMO_URLS: z
    .string()
    .regex(/^((us|europe|apac|africa)=https?:\/\/\S+(\s+|$))+$/, 'expected region=address, several with spaces between')
    .optional(),
  COUNTRY_CODE: z
    .string()
    .regex(/^[A-Za-z]{2}$/, 'expected two letters')
    .optional(),
  SUPPORT_EMAIL: z.email('expected an address such as help@example.com').optional(),
  /** Email addresses of the accounts that run this installation: they see all of it and set what companies may do. */
  OPERATORS: z
    .string()
    .default('')
    .transform((all) => listOf(all).map(normaliseEmail))
    .refine((all) => all.every(isEmail), 'expected email addresses such as ops@example.com, with commas between'),
  /** Companies whose questions on camera may be longer than others'. */
  LONG_QUESTIONS: z.string().default('').transform(listOf),
  /** Multiplies the limits of messages to others; for installations whose companies are all known, and for tests. */
  MESSAGE_LIMITS_FACTOR: whole(1, 1_000_000).default(1),
  /** What a mail service sends as bearer token when it reports bounces and complaints; without it all reports are refused. */
  MAIL_REPORTS_SECRET: z.string().min(16, 'use at least 16 characters').optional(),
  /** The token with which the gateway for text messages signs what it passes on; without it no answers are taken. */
  SMS_REPLIES_TOKEN: z.string().min(16, 'use at least 16 characters').optional(),
  /** A mailbox that takes addresses with a plus sign, whose mail a service hands to `/hooks/meeting-replies`. */
  MEETING_REPLIES_ADDRESS: z
    .email('expected an address such as rsvp@replies.example.com')
    .regex(/^[^@+]{1,9}@/, 'use at most 9 characters before the @: addresses of people are made of it')
    .optional(),
  /** What that service sends as bearer token. */
  MEETING_REPLIES_SECRET: z.string().min(16, 'use at least 16 characters').optional(),
  /** Ids of API keys whose companies review products: jobs have another name there. */
  REVIEW_KEYS: z
    .string()
    .default('')
    .transform(listOf)
    .pipe(z.array(z.uuid('expected ids of API keys, as the settings list them, several with spaces between'))),
  /** What the billing service sends as bearer token when it reports; without it reports are refused. */
  BILLING_SECRET: z.string().min(16, 'use at least 16 characters').optional(),
  /** A site of Chargebee that sells the plans and collects the payments, `acme` or `acme-test`; without it the built-in billing does. */
  CHARGEBEE_SITE: z
    .string()
    .regex(/^[a-z\d][a-z\d-]{0,59}$/, 'expected the name before .chargebee.com, such as acme-test')
    .optional(),
  CHARGEBEE_API_KEY: z.string().min(1).optional(),
  /** User and password that Chargebee's messages to `/hooks/chargebee` come with. */
  CHARGEBEE_WEBHOOK: z
    .string()
    .regex(/^[^:\s]+:.{16,200}$/, 'expected user:password, with a password of at least 16 characters')
    .optional(),
  /** Where requests to the site go instead: a proxy. */
  CHARGEBEE_URL: origin('https://proxy.example.com').optional(),
  /** A key of Merge, by which other applicant tracking systems are connected; without it there is the built-in sandbox. */
  MERGE_API_KEY: z.string().min(1).optional(),
  /** The key of the organisation at Merge that signs its messages to `/hooks/merge`. */
  MERGE_WEBHOOK_KEY: z.string().min(16, 'use at least 16 characters').optional(),
  /** Where Merge is: another region, or a proxy. */
  MERGE_URL: origin('https://api-eu.merge.dev').default('https://api.merge.dev'),
  /** Where tokens of Greenhouse are tried; without it they are kept and not checked. */
  GREENHOUSE_URL: z
    .url('expected an address such as https://harvest.greenhouse.io/v3')
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  /** How a token is sent there. */
  GREENHOUSE_SCHEME: z.enum(['basic', 'bearer']).default('bearer'),
  /** The client that this installation is at JobAdder; without both JobAdder cannot be connected. */
  JOBADDER_CLIENT_ID: z.string().min(1).max(200).optional(),
  JOBADDER_CLIENT_SECRET: z.string().min(1).max(500).optional(),
  /** Where people sign in at JobAdder. */
  JOBADDER_URL: origin('https://id.jobadder.com').default('https://id.jobadder.com'),
  /** How a move, and a note, is written to JobAdder; without one of them that is not written. */
  JOBADDER_STAGE_CALL: writeCall('PUT /applications/{application}/status {"status":"{stage}"}', [
    'application',
    'stage',
  ]),
  JOBADDER_NOTE_CALL: writeCall('POST /candidates/{candidate}/notes {"text":"{text}"}', ['candidate', 'text']),
  /** The application that reads channels of Microsoft Teams by Graph; without all four only channels added here are listed. */
  GRAPH_TENANT_ID: z.string().min(1).max(200).optional(),
  GRAPH_CLIENT_ID: z.string().min(1).max(200).optional(),
  GRAPH_CLIENT_SECRET: z.string().min(1).max(500).optional(),
  /** Which teams a company sees: `company=team`, several with spaces between. */
  GRAPH_TEAMS: z
    .string()
    .transform((all, { addIssue }) =>
      listOf(all).map((each) => {
        const [companyId = '', teamId = '', ...rest] = each.split('=')
        if (!z.uuid().safeParse(companyId).success || teamId === '' || rest.length > 0)
          addIssue({ code: 'custom', message: 'expected teams such as <id of a company>=<id of a team>' })
        return { companyId, teamId }
      }),
    )
    .optional(),
  GRAPH_LOGIN_URL: origin('https://login.microsoftonline.us').default('https://login.microsoftonline.com'),
  GRAPH_URL: origin('https://graph.microsoft.us').default('https://graph.microsoft.com'),
  /** Where people who opened a company are sent to as contacts, and the token for it; without both nothing is sent. */
  CONTACTS_URL: website('https://landing.example.com/contacts').optional(),
  CONTACTS_TOKEN: z.string().min(16, 'use at least 16 characters').optional(),
  /** The OAuth client of this installation at Cronofy. Without both, calendars are connected by CalDAV or iCal alone. */
  CRONOFY_CLIENT_ID: z.string().min(1).max(200).optional(),
  CRONOFY_CLIENT_SECRET: z.string().min(16, 'use at least 16 characters').max(500).optional(),
  /** Where Cronofy keeps the data of the application. */
  CRONOFY_DATA_CENTER: z.enum(['us', 'au', 'ca', 'de', 'sg', 'uk']).default('us'),
  /** Where requests to Cronofy go instead: a proxy. */
  CRONOFY_URL: origin('https://proxy.example.com').optional(),
  /** Who invoices of the built-in billing are from: name and address, lines with | between. */
  SELLER: z.string().min(1).max(500).default('Hirelog'),
  /** Whether a plan begins with the order, before its invoice is paid. */
  BILLING_CREDIT: z.literal('yes', 'expected yes, or nothing').optional(),
  /** Coupons of the built-in billing: `CODE=20:2027-01-31`, percent off and the last day, several with spaces between. */
  COUPONS: z
    .string()
    .default('')
    .transform((all, { addIssue }) =>
      listOf(all).map((each) => {
        const coupon = couponIn(each)
        if (!coupon) addIssue({ code: 'custom', message: 'expected coupons such as SPRING=20:2027-01-31' })
        return coupon ?? { code: '', discountPercentage: 0, validTill: '' }
      }),
    ),
  /** How much the web server logs. */
  LOG_LEVEL: z
    .enum(
      ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'],
      'expected silent, fatal, error, warn, info, debug or trace',
    )
    .default('warn'),
  /** Pages can be looked at in a language generated from English; for development and tests. */
  PSEUDO_LANGUAGES: z.literal('yes', 'expected yes, or nothing').optional(),
  /** What is in development can be used; for development and tests. */
  DEVELOPER_FEATURES: z.literal('yes', 'expected yes, or nothing').optional(),
  /** Named crash point at which a test kills this process. */
  CRASH_AT: z.string().optional(),
})
export type Env = z.infer<typeof Env>
export const settingNames: readonly string[] = Object.keys(Env.shape)

/** Reads the settings once; names every bad one. An empty value counts as not set. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = Env.safeParse(present)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => {
    const name = String(issue.path[0])
    return `${name}=${JSON.stringify(source[name])} is not usable: ${issue.message}`
  })
  throw new BadSettings(lines)
}

export class BadSettings extends Error {
  constructor(lines: string[]) {
    super(lines.join('\n'))
    this.name = 'BadSettings'
  }
}
