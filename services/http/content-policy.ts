/** Microsoft Teams, the team-chat client that the specification names (INT-012), under its old and new addresses. */
const chatClients = ['https://teams.microsoft.com', 'https://*.teams.microsoft.com', 'https://*.cloud.microsoft']

type Directives = Record<string, readonly string[]>

/** Players of linked videos (B§5), on pages of candidates alone: each is loaded once a person presses play. */
const linkedVideos: Directives = {
  'frame-src': ["'self'", 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
  'media-src': ["'self'", 'blob:', 'https://www.dropbox.com', 'https://*.dropboxusercontent.com'],
}

/** Google Analytics, on pages of candidates alone: it is loaded once a visitor agrees, where the company has connected it. */
const visits = ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com']
const countedVisits: Directives = {
  'img-src': ["'self'", 'data:', 'blob:', ...visits],
  'connect-src': ["'self'", ...visits],
}

/** What every page may load. `nonce` is that of its request. */
const everyPage = (nonce: string): Directives => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", `'nonce-${nonce}'`, "'strict-dynamic'"],
  'style-src': ["'self'", `'nonce-${nonce}'`],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'form-action': ["'self'"],
})

/** The workspace: a payment page of the billing service can be shown in a frame of it (BILL-053), and going to another page of it loads no new policy. */
const workspace =
  /^\/(?:(?:admin|jobs|jobs-cep|settings|meetings|scheduling-settings|configure-job|edit-job-integration|collaborate)(?:[/?.]|$)|[\w-]+\/integration(?:[/?.]|$))/

/** Pages whose policy differs from that of all others: these directives replace the common ones. The first entry that matches counts. */
const differing: readonly { at: RegExp; directives: Directives }[] = [
  // The documentation is drawn by a program that writes its own styles.
  {
    at: /^\/api\/docs/,
    directives: {
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
    },
  },
  // The candidate's page as the job builder previews it, in a frame of ours; a chat client may be around both.
  {
    at: /^\/apply\/(?:preview(?:[?.]|$)|[^?]*\?(?:[^#]*&)?preview=true(?:&|$))/,
    directives: { ...linkedVideos, 'frame-ancestors': ["'self'", ...chatClients] },
  },
  { at: /^\/apply\//, directives: { ...linkedVideos, ...countedVisits } },
  // The list of a company's jobs, on the company's own site: public, and nothing can be changed there.
  { at: /^\/careers\/[^?]*\?(?:[^#]*&)?embed=1(?:&|$)/, directives: { 'frame-ancestors': ['*'] } },
  // The workspace, and how one gets there (NAV-031, AUTH-009). What candidates see has no frame around it.
  {
    at: new RegExp(
      `${workspace.source}|^/(?:auth(?:[/?.]|$)|signup/(?:details|verify)(?:[?.]|$)|(?:login|redirect|logout|language)(?:[?.]|$)|\\?|$)`,
    ),
    directives: { 'frame-ancestors': chatClients },
  },
]

/** What pages of the billing service at these origins need. */
const ofBilling = (url: string, origins: readonly string[]): Directives =>
  origins.length > 0 && workspace.test(url)
    ? { 'frame-src': ["'self'", ...origins], 'form-action': ["'self'", ...origins] }
    : {}

const directivesOf = (url: string) => differing.find(({ at }) => at.test(url))?.directives ?? {}

/** The content policy of the page at this address; `billingOrigins` is where a connected billing service has its pages. */
export const policyFor = (url: string, nonce: string, billingOrigins: readonly string[] = []): string =>
  Object.entries({ ...everyPage(nonce), ...directivesOf(url), ...ofBilling(url, billingOrigins) })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')

/** Whether the page at this address may be shown in a frame at all. */
export const isFrameable = (url: string): boolean => directivesOf(url)['frame-ancestors'] !== undefined

/** Whether another site may show the page at this address in a frame of its own, with a session kept for that frame. */
export const mayBeFramed = (url: string): boolean => directivesOf(url)['frame-ancestors'] === chatClients
