import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import * as z from 'zod'
import { Uuid } from '#contracts/kernel/ids.ts'
import type { InviteAnswer } from '../../builder/requests.ts'
import { languageOf } from '../../lib/language.server.ts'
import { refusalIn } from '../../i18n/refusal.server.ts'
import { jobIdOf } from '../../lib/job-id.server.ts'
import { answerJson } from '../../lib/json-request.server.ts'
import { leadToForm } from '../../lib/form-on.server.ts'

const Invitation = z.object({
  commandId: Uuid,
  people: z
    .array(z.object({ name: z.string().max(500), email: z.string().max(500), phone: z.string().max(100).default('') }))
    .min(1)
    .max(200),
})

export const action = ({ request, params, context }: ActionFunctionArgs) =>
  answerJson(
    {
      page: 'jobs.post.$jobId_.invite',
      request,
      context,
      schema: Invitation,
      refused: (refusal): InviteAnswer => ({ sent: false, refusal }),
    },
    async ({ asker }, { commandId, people }): Promise<InviteAnswer> => {
      const { useCases, caughtUp } = context.platform
      const contacts = people.map((person) => ({ ...person, sms: person.phone.trim() !== '' }))
      const { invited, token } = await useCases.candidacy.inviteCandidates(asker, {
        jobId: jobIdOf(params),
        people: contacts,
        waits: true,
        commandId,
      })
      await caughtUp(token)
      const language = await languageOf(request, context)
      return {
        sent: true,
        outcomes: invited.map(({ email, phone, outcome, problem }) => ({
          email,
          phone,
          outcome,
          problem: problem && refusalIn(language, problem),
        })),
      }
    },
  )

export const loader = ({ params }: LoaderFunctionArgs) => leadToForm('jobs.post.$jobId_.invite', params)
