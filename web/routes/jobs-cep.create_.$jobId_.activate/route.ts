import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import * as z from 'zod'
import { jobIdOf } from '../../lib/job-id.server.ts'
import { answerJson } from '../../lib/json-request.server.ts'
import type { Activation } from '../../builder/wizard/builder.machine.ts'
import { leadToForm } from '../../lib/form-on.server.ts'

export const action = ({ request, params, context }: ActionFunctionArgs) =>
  answerJson(
    {
      page: 'jobs-cep.create_.$jobId_.activate',
      request,
      context,
      schema: z.object({}),
      refused: (refusal): Activation => ({ activated: false, refusal }),
    },
    async ({ asker }): Promise<Activation> => {
      const { useCases, caughtUp } = context.platform
      const { token } = await useCases.jobs.activateJob(asker, { jobId: jobIdOf(params) })
      await caughtUp(token)
      return { activated: true }
    },
  )

export const loader = ({ params }: LoaderFunctionArgs) => leadToForm('jobs-cep.create_.$jobId_.activate', params)
