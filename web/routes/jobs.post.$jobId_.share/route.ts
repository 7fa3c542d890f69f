import type { ActionFunctionArgs } from '@remix-run/node'
import { ShareJob } from '#contracts/job/commands.ts'
import type { Shared } from '../../builder/requests.ts'
import { jobIdOf } from '../../lib/job-id.server.ts'
import { answerJson } from '../../lib/json-request.server.ts'

export const action = ({ request, params, context }: ActionFunctionArgs) =>
  answerJson(
    {
      page: 'jobs.post.$jobId_.share',
      request,
      context,
      schema: ShareJob.shape.data.omit({ jobId: true }),
      refused: (refusal): Shared => ({ recorded: false, refusal }),
    },
    async ({ asker }, share): Promise<Shared> => {
      await context.platform.useCases.jobs.shareJob(asker, { jobId: jobIdOf(params), ...share })
      return { recorded: true }
    },
  )
