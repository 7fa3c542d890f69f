import { emptyDraft } from '#contracts/job/blank.ts'
import { jobFeatures } from '#contracts/job/plan-features.ts'
import { mayDo } from '#contracts/kernel/asker.ts'
import { lackedBy, withTemplate } from '#contracts/template/apply.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'
import type { Platform } from '#services/platform.ts'
import { offeredBrands } from '../../builder/brands.server.ts'
import { summaryOf } from '../../templates/summary.server.ts'

/** A template with what a job made from it looks like, and the jobs that were. */
export async function templatePage(platform: Platform, { asker }: SignedIn, templateId: string) {
  const { readers, useCases, entitlementsOf } = platform
  const template = await useCases.templates.offeredTemplate(asker, templateId)
  if (!template) throw new Response(null, { status: 404, statusText: 'Not Found' })
  const [jobs, company, { features }] = await Promise.all([
    readers.jobsOfTemplate(asker, templateId),
    readers.companyOf(asker),
    entitlementsOf(asker.companyId),
  ])
  const { details, ...rest } = emptyDraft()
  return {
    template: summaryOf(template),
    draft: withTemplate({ ...rest, details: { ...details, jobTitle: template.name } }, template),
    jobs,
    companyName: company?.name ?? '',
    brands: offeredBrands(company, features.multiBranding),
    lacks: lackedBy(
      template,
      jobFeatures.filter((feature) => !features[feature]),
    ),
    mayUse: mayDo(asker, 'jobs.create'),
  }
}
