import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import * as z from 'zod'
import { SetReferrals, ShareJob } from '#contracts/job/commands.ts'
import type { Shared } from '../../builder/requests.ts'
import { jobIdOf } from '../../lib/job-id.server.ts'
import { answerJson } from '../../lib/json-request.server.ts'
import { leadToForm } from '../../lib/form-on.server.ts'

export const action = ({ request, params, context }: ActionFunctionArgs) =>
  answerJson(
    {
      page: 'jobs.post.$jobId_.share',
      request,
      context,
      schema: z.union([
        ShareJob.shape.data.omit({ jobId: true }).strict(),
        SetReferrals.shape.data.omit({ jobId: true }).strict(),
      ]),
      refused: (refusal): Shared => ({ recorded: false, refusal }),
    },
    async ({ asker }, said): Promise<Shared> => {
      const { jobs } = context.platform.useCases
      const jobId = jobIdOf(params)
      if ('via' in said) await jobs.shareJob(asker, { jobId, ...said })
      else await context.platform.caughtUp((await jobs.setReferrals(asker, { jobId, ...said })).token)
      return { recorded: true }
    },
  )

export const loader = ({ params }: LoaderFunctionArgs) => leadToForm('jobs.post.$jobId_.share', params)
