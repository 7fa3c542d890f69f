import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import * as z from 'zod'
import { Scorecard } from '#contracts/job/draft.ts'
import { Journey } from '#contracts/job/journey.ts'
import type { ImpactAnswer } from '../../builder/requests.ts'
import { jobIdOf } from '../../lib/job-id.server.ts'
import { answerJson } from '../../lib/json-request.server.ts'
import { leadToForm } from '../../lib/form-on.server.ts'

/** Asked before a live job is published again. It changes nothing. */
export const action = ({ request, params, context }: ActionFunctionArgs) =>
  answerJson(
    {
      page: 'jobs-cep.create_.$jobId_.impact',
      request,
      context,
      schema: z.object({ journey: Journey, scorecard: Scorecard }),
      refused: (refusal): ImpactAnswer => ({ known: false, refusal }),
    },
    async ({ asker }, wanted): Promise<ImpactAnswer> => {
      const { useCases } = context.platform
      return { known: true, impact: await useCases.jobs.impactOfChange(asker, { jobId: jobIdOf(params), ...wanted }) }
    },
  )

export const loader = ({ params }: LoaderFunctionArgs) => leadToForm('jobs-cep.create_.$jobId_.impact', params)
