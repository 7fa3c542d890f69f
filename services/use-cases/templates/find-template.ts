import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { AppliedTemplate } from '#contracts/template/apply.ts'
import { type FieldOfWork, STARTER_VERSION, type StarterTemplate } from '#contracts/template/starter.ts'
import { maySeeTemplates } from '#projections/templates/reader.ts'
import type { TemplateView } from '#projections/templates/templates.ts'
import type { Core } from '../../core/core.ts'
import { starterTemplates } from './starters/all.ts'

/** A template that a job can be made from: one of the company's own, or one of the library, which has a field of work. */
export type OfferedTemplate = AppliedTemplate & { name: string; field: FieldOfWork | null; updatedAt: string | null }

const ofLibrary = ({ id, ...set }: StarterTemplate): OfferedTemplate => ({
  ...set,
  templateId: id,
  version: STARTER_VERSION,
  introVideo: null,
  updatedAt: null,
})

const ofCompany = ({ templateId, version, name, modules, scorecard, introVideo, updatedAt }: TemplateView) => ({
  templateId,
  version,
  name,
  field: null,
  modules,
  scorecard: scorecard ?? { skills: [], englishLevel: null },
  introVideo,
  updatedAt,
})

const library = starterTemplates.map(ofLibrary)

function allowReading(asker: Asker) {
  if (!maySeeTemplates(asker)) throw new Rejected('auth/forbidden', 'Your role does not allow this')
}

/** The company's own by name, and those of the library. */
export const offeredTemplates =
  ({ readers }: Pick<Core, 'readers'>) =>
  async (asker: Asker): Promise<{ own: OfferedTemplate[]; library: readonly OfferedTemplate[] }> => {
    allowReading(asker)
    return { own: (await readers.templatesOf(asker, ['assessment', 'client'])).map(ofCompany), library }
  }

/** Null for one there is not, another company's, and one without questions. */
export const offeredTemplate =
  ({ readers }: Pick<Core, 'readers'>) =>
  async (asker: Asker, templateId: string): Promise<OfferedTemplate | null> => {
    allowReading(asker)
    const starter = library.find((each) => each.templateId === templateId)
    if (starter) return starter
    const own = await readers.templateOf(asker, templateId)
    return own && own.kind !== 'chatbot' && own.kind !== 'workflow' ? ofCompany(own) : null
  }

/** The template a job came from, where it has a newer version than the job took; null for who may not read templates. */
export const newerTemplate =
  (core: Pick<Core, 'readers'>) =>
  async (
    asker: Asker,
    taken: { templateId: string; version: number } | undefined,
  ): Promise<{ templateId: string; version: number; name: string } | null> => {
    if (!taken || !maySeeTemplates(asker)) return null
    const now = await offeredTemplate(core)(asker, taken.templateId)
    return now && now.version > taken.version
      ? { templateId: now.templateId, version: now.version, name: now.name }
      : null
  }
