import { companyDecider } from '#domain/company/decider.ts'
import { isAdded } from '#contracts/job/walk.ts'
import { mediaUrl } from '#contracts/job/media/media.ts'
import type { JobDraft } from '#contracts/job/draft.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Platform } from '../platform.ts'
import { openSharp } from '../core/pictures/draw.ts'
import { jobType, mediaPosterId } from '../core/pictures/job-media.ts'
import { companyName } from './colleagues.ts'
import { liveJobs } from './jobs/all.ts'
import type { LiveJob } from './jobs/job.ts'
import { recordingFor } from './recordings.ts'

type Brand = { key: string; brandName: string; primary: string; secondary: string; mark: string; sky: string }
const brands: readonly Brand[] = [
  {
    key: 'energy',
    brandName: companyName,
    primary: '#1C65AC',
    secondary: '#12497E',
    mark: '<path d="M32 6 38 26 58 32 38 38 32 58 26 38 6 32 26 26Z" fill="#fff"/>',
    sky: '#0b2545,#1c65ac 60%,#7fd1c7',
  },
  {
    key: 'storage',
    brandName: 'Northlight Storage',
    primary: '#A05195',
    secondary: '#7A3A71',
    mark: '<rect x="14" y="18" width="34" height="28" rx="5" fill="none" stroke="#fff" stroke-width="5"/><rect x="50" y="27" width="5" height="10" fill="#fff"/><rect x="21" y="25" width="12" height="14" fill="#fff"/>',
    sky: '#2a1338,#a05195 60%,#f7b267',
  },
]
/** Jobs that wear the second brand, and those that begin with a video of who hires. */
const ofStorage: ReadonlySet<string> = new Set(['logistics', 'designer'])
const greeted: ReadonlySet<string> = new Set(['technician', 'success', 'backend'])

const brandIdOf = (companyId: string, key: string) => uuid5(uuid5(companyId, `brand ${key}`), 'brand')
const mediaIdOf = (companyId: string, key: string) => uuid5(companyId, `greeting ${key}`)

/** A draft with what only this company has: its brand and its greeting. */
export function dressed(companyId: string, { key, draft }: Pick<LiveJob, 'key' | 'draft'>): JobDraft {
  const details = {
    ...draft.details,
    ...(ofStorage.has(key) && { brandId: brandIdOf(companyId, 'storage') }),
    ...(greeted.has(key) && {
      introVideo: { url: mediaUrl('files', mediaIdOf(companyId, key)), type: 'video' as const, poster: true },
    }),
  }
  return { ...draft, details }
}

/** Two brands with drawn logos and banners, greetings of three jobs, and three templates; those that are there stay. */
export async function openBrands(platform: Platform, marta: Asker): Promise<void> {
  const { useCases, commands, engines } = platform
  const { companyId } = marta
  const { state } = await commands.stateOf(companyDecider, marta, companyId)
  if (state.status !== 'registered' || state.branding.brands.size >= brands.length) return
  for (const { key, brandName, primary, secondary, mark, sky } of brands) {
    const named = (what: string) => uuid5(companyId, `brand ${key}${what}`)
    const kept = async (bytes: Buffer, purpose: 'logo' | 'image') =>
      (await useCases.company.uploadBrandPicture(marta, { bytes, purpose, commandId: named(` ${purpose}`) })).pictureId
    const logo = await kept(await drawn(logoOf(primary, mark)), 'logo')
    const bannerImage = await kept(await drawn(bannerOf(sky)), 'image')
    const colors = { primary, secondary }
    await useCases.company.createBrand(marta, { brandName, colors, logo, bannerImage, commandId: named('') })
  }
  for (const key of greeted) {
    const id = mediaIdOf(companyId, key)
    const { bytes, still } = recordingFor(id)
    await engines.media.put({ id, tenant: companyId, mimeType: jobType('video/webm') }, bytes)
    await engines.media.put({ id: mediaPosterId(id), tenant: companyId, mimeType: jobType('image/webp') }, still)
  }
  const jobOf = (key: string) => liveJobs.find((job) => job.key === key)!.draft
  for (const [name, key] of [
    ['Field work: first interview', 'technician'],
    ['Talking to customers', 'success'],
  ] as const) {
    const { journey, scorecard } = jobOf(key)
    const modules = journey.modules.filter(isAdded)
    const content = { kind: 'assessment' as const, name, modules, scorecard, introVideo: null }
    await useCases.templates.createTemplate(marta, { content, commandId: uuid5(companyId, `template ${key}`) })
  }
  const content = {
    kind: 'chatbot' as const,
    name: 'Welcome',
    firstQuestion: 'Hi! What kind of work are you looking for?',
  }
  await useCases.templates.createTemplate(marta, { content, commandId: uuid5(companyId, 'template welcome') })
}

const drawn = async (svg: string) => (await openSharp())(Buffer.from(svg)).png().toBuffer()

const logoOf = (color: string, mark: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${color}"/>${mark}</svg>`

/** Hills under a sky at night. */
function bannerOf(sky: string): string {
  const stops = sky.split(',').map((stop, index) => `<stop offset="${index / 2}" stop-color="${stop.split(' ')[0]}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="400"><defs><linearGradient id="s" x2="0" y2="1">${stops.join('')}</linearGradient></defs><rect width="1200" height="400" fill="url(#s)"/><path d="M0 320Q200 220 420 300T820 280T1200 310V400H0Z" fill="#0b1b2b" opacity=".55"/><path d="M0 360Q300 290 600 350T1200 340V400H0Z" fill="#0b1b2b"/></svg>`
}
