import type { AppLoadContext } from '@remix-run/node'
import { summaryOf } from '../../journey/job-summary.ts'
import { pageFor } from '../../journey/position.ts'
import type { Previewed } from '../../preview/messages.ts'

/**
 * A job's published journey as a visitor of its link would see it, regardless of applications in this browser. A job
 * that takes no applications shows nothing of itself, only what the builder around the frame tells.
 */
export async function publishedAt(context: AppLoadContext, link: string): Promise<Previewed | null> {
  const application = await context.platform.useCases.candidacy.openApplication(link, null)
  if (!application || application.expired || !application.open) return null
  const { journey, details, companyName, brand } = application
  return { job: summaryOf(details, companyName, brand), journey, moduleId: pageFor(journey, null, null).id }
}
