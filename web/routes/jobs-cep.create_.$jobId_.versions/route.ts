import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { NameJobVersion } from '#contracts/job/commands.ts'
import { Uuid } from '#contracts/kernel/ids.ts'
import type { NameAnswer } from '../../builder/versions/requests.ts'
import { asResponse } from '../../history/history.server.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { jobIdOf } from '../../lib/job-id.server.ts'
import { answerJson } from '../../lib/json-request.server.ts'

/** What was saved of a job, for the builder that asks. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('jobs-cep.create_.$jobId_.versions', { request, params, context })
  try {
    const versions = await context.platform.useCases.jobs.jobVersions(asker, jobIdOf(params))
    return Response.json({ versions }, { headers: { 'Cache-Control': 'no-store' } })
  } catch (error) {
    return asResponse(error)
  }
}

/** Names a version, or takes its name away. */
export const action = ({ request, params, context }: ActionFunctionArgs) =>
  answerJson(
    {
      page: 'jobs-cep.create_.$jobId_.versions',
      request,
      context,
      schema: NameJobVersion.shape.data.omit({ jobId: true }).extend({ commandId: Uuid }),
      refused: (refusal): NameAnswer => ({ named: false, refusal }),
    },
    async ({ asker }, named): Promise<NameAnswer> => {
      await context.platform.useCases.jobs.nameJobVersion(asker, { jobId: jobIdOf(params), ...named })
      return { named: true }
    },
  )
