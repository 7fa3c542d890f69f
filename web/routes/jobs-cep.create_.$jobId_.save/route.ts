import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Uuid } from '#contracts/kernel/ids.ts'
import { SaveJob } from '#contracts/job/commands.ts'
import { INVALID_FIELDS } from '#contracts/job/validation.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Outcome } from '../../builder/autosave/autosave.machine.ts'
import { jobIdOf } from '../../lib/job-id.server.ts'
import { answerJson } from '../../lib/json-request.server.ts'
import { leadToForm } from '../../lib/form-on.server.ts'

const Attempt = SaveJob.shape.data
  .omit({ jobId: true, moduleLimit: true, longQuestions: true })
  .extend({ commandId: Uuid })

/** One attempt of the builder's autosave. */
export const action = ({ request, params, context }: ActionFunctionArgs) =>
  answerJson(
    {
      page: 'jobs-cep.create_.$jobId_.save',
      request,
      context,
      schema: Attempt,
      refused: (refusal): Outcome => ({ saved: false, refusal }),
      tooLong: (fields) => new Rejected('job/invalid-fields', INVALID_FIELDS, fields),
    },
    async ({ asker }, attempt): Promise<Outcome> => {
      const { useCases, caughtUp } = context.platform
      const { revision, savedAt, token } = await useCases.jobs.saveJob(asker, { jobId: jobIdOf(params), ...attempt })
      await caughtUp(token)
      return { saved: true, revision, savedAt }
    },
  )

export const loader = ({ params }: LoaderFunctionArgs) => leadToForm('jobs-cep.create_.$jobId_.save', params)
