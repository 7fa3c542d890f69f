import { type Asker, mayDo } from '#contracts/kernel/asker.ts'
import type { TemplateKind } from '#contracts/template/content.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import type { Reads } from '../runtime/reads.ts'
import { templates, type TemplateView } from './templates.ts'

/** More than a company keeps in use. */
const MOST = 500

const maySee = (asker: Asker) => mayDo(asker, 'company.templates') || mayDo(asker, 'jobs.create')
const viewOf = (doc: Doc) => doc as unknown as TemplateView

export function templatesReader(reads: Reads) {
  return {
    /** The company's templates by name, capital and small letters alike; of these kinds alone where some are named. */
    async templatesOf(asker: Asker, kinds?: readonly TemplateKind[]): Promise<TemplateView[]> {
      if (!maySee(asker)) return []
      const found = await reads.store.find(reads.live(templates), {
        filter: { companyId: asker.companyId },
        sort: { _id: 1 },
        limit: MOST,
      })
      return found
        .map(viewOf)
        .filter(({ kind }) => !kinds || kinds.includes(kind))
        .sort((one, other) => byName.compare(one.name, other.name))
    },

    async templateOf(asker: Asker, templateId: string): Promise<TemplateView | null> {
      if (!maySee(asker)) return null
      const doc = await reads.store.get(reads.live(templates), templateId)
      return doc && doc.companyId === asker.companyId && doc.dead !== true ? viewOf(doc) : null
    },
  }
}

const byName = new Intl.Collator('en', { sensitivity: 'accent', numeric: true })
