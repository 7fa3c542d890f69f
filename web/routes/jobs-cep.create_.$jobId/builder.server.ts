import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { jobFeatures } from '#contracts/job/plan-features.ts'
import { draftOf } from '#contracts/job/sections.ts'
import { countedModules } from '#contracts/job/validation.ts'
import { isVideoJob } from '#contracts/job/video/choices.ts'
import { JobId } from '#contracts/kernel/ids.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'
import { offeredBrands } from '../../builder/brands.server.ts'
import { countries } from '../../builder/countries.ts'
import { languageOf } from '../../lib/language.server.ts'
import { publicationOf } from '../../builder/publication.server.ts'

/** An archived job is not edited; its board is where it can be activated again. */
export async function openBuilder(
  { asker }: SignedIn,
  { request, params: { jobId: id }, context }: LoaderFunctionArgs,
) {
  const jobId = JobId.safeParse(id)
  const { readers, entitlementsOf, useCases, settings } = context.platform
  const [found, company, language, { features }, categories, users, limit] = await Promise.all([
    jobId.success ? readers.jobForBuilder(asker, jobId.data) : null,
    readers.companyOf(asker),
    languageOf(request, context),
    entitlementsOf(asker.companyId),
    useCases.company.categoriesOf(asker),
    readers.usersOf(asker),
    useCases.company.moduleLimitOf(asker),
  ])
  if (!found) throw new Response(null, { status: 404, statusText: 'Not Found' })
  if (found.status === 'archived') throw redirect(`/admin/jobs/${found.jobId}`)

  const { details, step, subStep = null, revision, status, blindReview, anonymousReview } = found
  const affected = status === 'active' ? (await readers.candidatesByStatus(asker, found.jobId)).completed : 0
  const newer = await useCases.templates.newerTemplate(asker, details.template)
  return {
    newer,
    job: {
      ...{ jobId: found.jobId, userId: asker.userId, status, draft: draftOf(found), step, subStep, revision },
      review: { blindReview, anonymousReview },
    },
    rules: {
      // What a job has stays when the limit goes down.
      moduleLimit: Math.max(limit, countedModules(found.journey, isVideoJob(details))),
      longQuestions: settings.longQuestions.includes(asker.companyId),
      lacks: jobFeatures.filter((feature) => !features[feature]),
    },
    affected,
    developer: settings.developer,
    companyName: company?.name ?? '',
    lists: {
      countries: countries(language),
      categories,
      brands: offeredBrands(company, features.multiBranding),
    },
    meeting: {
      colleagues: users.map(({ user_id, username, email }) => ({ userId: user_id, name: username || email })),
      hasServices: context.platform.useCases.availability.hasCronofy(),
      hasWhatsapp: context.platform.site.whatsapp?.templates.interview !== undefined,
    },
    mayUpgrade: asker.permissions.includes('company.billing'),
    publication: publicationOf(
      asker,
      found.jobId,
      details.jobTitle,
      { live: status === 'active', deadline: found.deadline, referrals: found.referrals },
      context,
    ),
  }
}
