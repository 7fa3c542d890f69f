import type { CandidateExperience, Page } from '#contracts/http/api/job-wire.ts'
import { type Journey, JourneyModule } from '#contracts/job/journey.ts'
import { scheduleWire } from '#contracts/job/modules/schedule-rules.ts'
import { type ModuleKind, rulesOf } from '#contracts/job/modules/table.ts'
import { formTypeOf, stepNameOf } from '#contracts/job/step-names.ts'
import { isEnding } from '#contracts/job/walk.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'

/** Each page's ok state names the next page, the last the thank-you page, and fail the reject page (MOD-019). */
export function experienceOf({ modules }: Journey): CandidateExperience {
  const reject = modules.find((module) => module.kind === 'REJECT')?.id ?? null
  const thanks = modules.find((module) => module.kind === 'THANK_YOU')?.id ?? null
  const pages = Object.fromEntries(
    modules.map((module, index) => {
      const following = modules[index + 1]
      const next = following && !isEnding(following) ? following.id : thanks
      const states = isEnding(module) ? { ok: null, fail: null, close: null } : { ok: next, fail: reject, close: null }
      return [
        module.id,
        {
          ...pageOf(module),
          name: module.title,
          step: stepNameOf(module),
          form_type: formTypeOf(module),
          states,
          systemConfig: {},
        },
      ]
    }),
  )
  return { initialPageId: modules[0]?.id ?? 'info', version: 0, pages }
}

/** Follows the ok states from the first page on; what no page leads to is refused rather than lost. */
export function journeyOf({ initialPageId, pages }: CandidateExperience): Journey {
  const known = new Map(Object.entries(pages))
  const walked: string[] = []
  for (let id: string | null = initialPageId; id !== null; ) {
    const page = known.get(id)
    if (!page) throw refused(`There is no page ${id}`)
    if (walked.includes(id)) throw refused(`Page ${id} leads back to itself`)
    walked.push(id)
    id = page.states.ok
  }
  const rejects = [...known].flatMap(([id, page]) => (page.type === 'REJECT' ? [id] : []))
  const order = [...walked, ...rejects.filter((id) => !walked.includes(id))]
  const lost = [...known.keys()].find((id) => !order.includes(id))
  if (lost) throw refused(`No page leads to ${lost}`)
  return { modules: order.map((id) => moduleOf(id, known.get(id)!)) }
}

export function pageOf({ id: _id, kind, ...config }: JourneyModule): Pick<Page, 'type' | 'config'> {
  return { type: kind, config: renamed(config, namesOf(kind)) as Page['config'] }
}

/** Of what a page says, what a module keeps: the rest may be said, and is the same of every page. */
export function moduleOf(id: string, page: Pick<Page, 'type' | 'config'>): JourneyModule {
  const names = Object.fromEntries(Object.entries(namesOf(page.type)).map(([ours, theirs]) => [theirs, ours]))
  const { questionMedia, transcriptLanguage, ...config } = page.config
  const given = { ...(questionMedia && { questionMedia }), ...(transcriptLanguage ? { transcriptLanguage } : {}) }
  return JourneyModule.parse({ ...renamed(config, names), ...given, id, kind: page.type })
}

const namesOf = (kind: ModuleKind): Readonly<Record<string, string>> =>
  kind === 'SCHEDULE' ? scheduleWire : (rulesOf({ kind }).wire ?? {})
const renamed = (fields: object, names: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [names[name] ?? name, value]))

const refused = (what: string) =>
  new Rejected('job/invalid-fields', 'The pages do not make a journey', { candidate_experience: what })
