import type { AppLoadContext } from '@remix-run/node'
import * as z from 'zod'
import { MAX_MESSAGE } from '#contracts/candidate/message-limits.ts'
import { templateUses } from '#contracts/company/message-template.ts'
import { mayDo } from '#contracts/kernel/asker.ts'
import { CandidateId, JobId, Uuid } from '#contracts/kernel/ids.ts'
import { InterfaceLanguage } from '#contracts/kernel/interface-language.ts'
import { DEFAULT_LANGUAGE } from '#contracts/kernel/language.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'

type Asked = SignedIn & { platform: AppLoadContext['platform']; request: Request }
const JOBS = 200
const CANDIDATES = 20

/** Templates by name with their jobs; with `?template=`, what its editor needs, as it was in `?version=`. */
export async function templatesFor({ asker, features, platform, request }: Asked) {
  if (!mayDo(asker, 'company.templates')) return null
  if (!features.emailTemplate) return { may: false as const }
  const { useCases, readers } = platform
  const [all, { jobs }] = await Promise.all([
    useCases.messages.allMessageTemplates(asker),
    readers.jobList(asker, { limit: JOBS }),
  ])
  const titles = new Map(jobs.map(({ jobId, title }) => [jobId, title]))
  const templates = all.map(({ texts, ...each }) => ({
    ...each,
    languages: texts.map(({ language }) => language),
    job: each.jobId === null ? null : (titles.get(each.jobId) ?? ''),
  }))
  const query = new URL(request.url).searchParams
  const asked = query.get('template')
  const now = all.find(({ templateId }) => templateId === asked)
  if (!now && asked !== 'new') return { may: true as const, templates, editing: null }
  const versions = now ? await useCases.messages.messageTemplateVersions(asker, now.templateId) : []
  const then = versions.find(({ version }) => String(version) === query.get('version')) ?? now
  const company = await readers.companyOf(asker)
  const { rows } = await readers.candidateList(asker, { order: { by: 'added', descending: true }, page: 1 })
  const sender = (await readers.userNames(asker, [asker.userId]))[asker.userId] ?? ''
  return {
    may: true as const,
    templates,
    editing: {
      templateId: now?.templateId ?? null,
      basedOn: now?.version ?? null,
      shown: then?.version ?? null,
      content: {
        name: then?.name ?? '',
        use: then?.use ?? ('message' as const),
        channel: then?.channel ?? ('email' as const),
        jobId: then?.jobId ?? null,
        isDefault: then?.isDefault ?? false,
        texts: (then?.texts ?? [{ language: company?.language ?? DEFAULT_LANGUAGE, subject: '', text: '' }]).map(
          (each) => ({ ...each }),
        ),
      },
      versions: versions.map(({ version, at, by }) => ({ version, at, by })),
      jobs: jobs.map(({ jobId, title }) => ({ jobId, title })),
      candidates: rows.slice(0, CANDIDATES).map(({ id, name, jobId }) => ({ id, name, job: titles.get(jobId) ?? '' })),
      values: { company: company?.name ?? '', sender },
    },
  }
}

const Saved = z.object({
  templateId: Uuid.or(z.literal('')),
  basedOn: z.coerce.number().int().min(1).or(z.literal('')),
  name: z.string().max(1000),
  use: z.enum(templateUses),
  channel: z.enum(['email', 'sms']),
  jobId: JobId.or(z.literal('')),
  isDefault: z.literal('on').optional(),
})
const Test = z.object({
  subject: z.string().max(10_000),
  text: z.string().max(10 * MAX_MESSAGE),
  language: InterfaceLanguage,
  jobId: JobId.or(z.literal('')),
  candidateId: CandidateId.or(z.literal('')),
})

/** What a form of the templates does; null for a form of others. */
export async function carriedOut({ asker, platform }: Asked, form: FormData, commandId: string) {
  const { messages } = platform.useCases
  switch (form.get('intent')) {
    case 'save-template': {
      const { templateId, basedOn, jobId, isDefault, ...rest } = Saved.parse(Object.fromEntries(form))
      const [languages, subjects, words] = ['language', 'subject', 'text'].map((name) =>
        form.getAll(name).map(String),
      ) as [string[], string[], string[]]
      const texts = languages.map((language, at) => ({
        language: InterfaceLanguage.parse(language),
        subject: subjects[at] ?? '',
        text: words[at] ?? '',
      }))
      const data = { ...rest, jobId: jobId || null, isDefault: isDefault === 'on', texts }
      const { token } = await messages.saveMessageTemplate(asker, {
        ...data,
        templateId: templateId || commandId,
        basedOn: basedOn || null,
        commandId,
      })
      await platform.caughtUp(token)
      return { templateSaved: true as const }
    }
    case 'delete-template': {
      const { token } = await messages.deleteMessageTemplate(asker, {
        templateId: Uuid.parse(form.get('templateId')),
        commandId,
      })
      await platform.caughtUp(token)
      return { templateDeleted: true as const }
    }
    case 'test-message': {
      const { jobId, candidateId, ...words } = Test.parse(Object.fromEntries(form))
      return messages.testMessage(asker, {
        ...words,
        jobId: jobId || null,
        candidateId: candidateId || null,
        commandId,
      })
    }
    default:
      return null
  }
}
