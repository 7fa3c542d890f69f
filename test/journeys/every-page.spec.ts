import type { BrowserContextOptions } from 'playwright-core'
import { expect, it } from 'vitest'
import { LANGUAGE_COOKIE } from '#contracts/http/accept-language.ts'
import { builderSteps } from '#contracts/job/choices.ts'
import { DEFAULT_LANGUAGE, directionOf, offeredLanguages, type PageLanguage } from '#contracts/kernel/language.ts'
import { pages } from '#contracts/http/pages.ts'
import { sessionCookieName } from '#contracts/http/session-cookie.ts'
import { seriousFindings } from '#test/support/accessibility.ts'
import { phone, useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { boxes, fixedTexts, notMirrored, settled, tooWide } from '#test/support/page-checks.ts'
import { usePseudoWorld } from '#test/support/pseudo-world.ts'

const browser = useBrowser()
const world = usePseudoWorld()

/** Addresses of the page table that answer with data or a file, or lead on to a page that is in the table as well. */
const noPage = [
  '_index',
  'admin._index',
  'admin.billing_.bundles',
  'admin.frame',
  'admin.jobs.$jobId.cards',
  'admin.jobs.$jobId_.candidates.$candidateId_.events.$revision',
  'admin.jobs.$jobId_.candidates.$candidateId_.history[.]ndjson',
  'admin.jobs.$jobId.messages',
  'admin.jobs.$jobId.shares',
  'admin.notices',
  'admin.search_.found',
  'jobs-cep.create_.templates',
  'admin.settings_.roots[.]ndjson',
  'admin.meetings_.export[.]csv',
  'admin.videos_.export[.]csv',
  'admin.videos_.filters',
  'auth_.confirm',
  'auth_.link',
  'collaborate',
  'configure-job.$jobId',
  'favicon[.]ico',
  'jobs-cep.places',
  'jobs-cep.create_.$jobId_.versions',
  'jobs-cep.create_.$jobId_.versions_.$revision',
  'jobs.$jobId.invite',
  'jobs.post.$jobId_.boards',
  'jobs.post.$jobId_.qr[.]png',
  // A link that opens nothing; the journey of shared links looks at one that does.
  'shared.$token',
  // The same; the journey of meetings looks at one that opens.
  'meet.$token',
  // The same; the journey of meetings looks at one that opens.
  'answer.$token',
  // The same; the journey of opting out looks at one that leads to a page.
  'opt-out.$token',
  // A company that is not there; the journey of careers looks at one that is.
  'careers.$link',
]

/** In English: for developers, and a question set of the library, which the journey of templates looks at. */
const inEnglish = ['dev.ui', 'admin.templates_.$templateId']

/** A browser does not stay on these as they are. */
const leadsOnByScript = ['redirect', 'auth_.callback']
/** What else a page shows, by what is added to its address or by an address of its own. */
const views: Record<string, string[]> = {
  'admin.jobs._index': ['?currentTab=draft', '?currentTab=archived', '?search=Ω'],
  'admin.settings': [
    'profile',
    'users&invite=1',
    'groups',
    'roles',
    'branding',
    'notifications',
    'messages',
    'api-keys',
    'scoring',
    'single-sign-on',
    'sessions',
    'audit',
  ].map((tab) => `?tab=${tab}`),
  'admin.stats_.candidates': ['?job=:jobId&column=default'],
  'admin.billing': ['?rows=seats', '?usage=seats&event=0&on=2099-01-01'],
  'jobs-cep.create_.$jobId': builderSteps
    .filter((step) => step !== 'publish')
    .map((step) => `/jobs-cep/create/:draftId?step=${step}`),
  'auth_.callback': ['?error=ParseHashError'],
  contact: ['?about=onboarding'],
}
/** Pages that lead people on who have proved their address. */
const newcomers = ['signup_.verify', 'signup_.details']
const whoOpens = { public: 'visitor' } as Record<string, 'visitor'>

const addressOf = (path: string) => path.replace(/:(\w+)/g, (_, name: string) => world.named[name as 'jobId'])
const rows = Object.entries(pages)
  .filter(([folder, { open }]) => open && !noPage.includes(folder) && !inEnglish.includes(folder))
  .flatMap(([folder, { path, open }]) =>
    [...(leadsOnByScript.includes(folder) ? [] : ['']), ...(views[folder] ?? [])].map((view) => ({
      path: view.startsWith('/') ? view : path + view,
      who: newcomers.includes(folder) ? ('newcomer' as const) : (whoOpens[open!] ?? ('reader' as const)),
    })),
  )
type Who = (typeof rows)[number]['who']

const PHONE = { width: 375, height: 812 }
const DESK = { width: 1280, height: 800 }
const onDesk: BrowserContextOptions = { viewport: DESK, reducedMotion: 'reduce' }
/** The pages as they were sent, without scripts: what these draw later is the same in every language. */
const onPhone: BrowserContextOptions = { ...phone, viewport: PHONE, javaScriptEnabled: false }
const translated = offeredLanguages.filter((language) => language !== DEFAULT_LANGUAGE)

async function open(who: Who, language: PageLanguage, options: BrowserContextOptions): Promise<WatchedPage> {
  const page = await browser.open(options)
  const cookies: { name: string; value: string; url: string }[] = [
    { name: LANGUAGE_COOKIE, value: language, url: world.url },
  ]
  if (who !== 'visitor') cookies.push({ name: sessionCookieName(world.url), value: world[who], url: world.url })
  await page.context().addCookies(cookies)
  return page
}

/** What is wrong with a page in any language. */
async function lookAt(page: WatchedPage, language: PageLanguage, path: string): Promise<string[]> {
  const answer = await page.goto(world.url + path)
  const at = page.url().slice(world.url.length)
  const spoken = await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])
  return [
    ...(decodeURI(at) === path || at.startsWith(`${path}?`) ? [] : [`leads to ${at}`]),
    ...(spoken.join() === [language, directionOf(language)].join() ? [] : [`is in ${spoken.join(' ')}`]),
    // A page that answers with a refusal is heard of as well.
    ...page.complaints.splice(0).filter((each) => !each.includes(`with a status of ${answer!.status()} `)),
    ...(await tooWide(page)),
  ]
}

/** What is found, unless it goes: a page that is being recoloured, or that says it saves, is not wrong. */
async function lasting(page: WatchedPage, look: () => Promise<string[]>): Promise<string[]> {
  const until = performance.now() + 10_000
  for (;;) {
    const found = await look()
    if (found.length === 0 || performance.now() > until) return found
    await settled(page)
  }
}

async function smallInTheDark(page: WatchedPage) {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(PHONE)
  await settled(page)
}

it.each(['visitor', 'newcomer', 'reader'] as const)(
  'every page that a %s opens is clean, fits, and says everything in its language and direction',
  { timeout: 900_000 },
  async (who) => {
    const accented = await open(who, 'en-XA', onDesk)
    const mirrored = await open(who, 'en-XB', onDesk)
    const others = await Promise.all(
      translated.map(async (language) => [language, await open(who, language, onPhone)] as const),
    )
    const wrong: string[] = []
    for (const { path } of rows.filter((row) => row.who === who)) {
      const report = (how: string, found: string[]) => wrong.push(...found.map((each) => `${path}, ${how}: ${each}`))
      const address = addressOf(path)
      await Promise.all([
        lookAt(accented, 'en-XA', address).then((found) => report('accented', found)),
        lookAt(mirrored, 'en-XB', address).then((found) => report('mirrored', found)),
        ...others.map(([language, page]) =>
          lookAt(page, language, address).then((found) => report(`${language}, on a phone`, found)),
        ),
      ])
      report('fixed text', await fixedTexts(accented))
      report(
        'not mirrored',
        await lasting(mirrored, async () => notMirrored(await boxes(accented), await boxes(mirrored), DESK.width)),
      )
      report('in the light', await seriousFindings(accented))
      await Promise.all([accented, mirrored].map(smallInTheDark))
      report('in the dark', await lasting(accented, () => seriousFindings(accented, ['color-contrast'])))
      report('accented, on a phone', await tooWide(accented))
      report('mirrored, on a phone', await tooWide(mirrored))
      for (const page of [accented, mirrored]) {
        await page.emulateMedia({ colorScheme: 'light' })
        await page.setViewportSize(DESK)
      }
    }
    for (const page of [accented, mirrored, ...others.map(([, each]) => each)]) await page.context().close()
    expect(wrong).toEqual([])
  },
)

it('what is no page in the table answers with something else, or leads on', async () => {
  const page = await open('reader', 'en-XA', onDesk)
  const answers = await Promise.all(
    noPage.map(async (folder) => {
      const answer = await page.request.get(world.url + addressOf(pages[folder]!.path), { maxRedirects: 0 })
      return [folder, answer.status() === 200 && answer.headers()['content-type']!.startsWith('text/html')]
    }),
  )
  expect(answers.filter(([, isPage]) => isPage)).toEqual([])
})
