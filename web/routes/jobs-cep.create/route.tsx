import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Form, Link, useNavigation } from '@remix-run/react'
import { lazy, Suspense, useState } from 'react'
import { emptyDraft } from '#contracts/job/blank.ts'
import { builderAddress } from '../../builder/wizard/address.ts'
import { creationOf, ownCreation } from '../../legacy/creation.server.ts'
import { commandIn } from '../../offline/command-id.server.ts'
import { CommandId, newCommandId, useAnswer } from '../../offline/index.ts'
import { formOf } from '../../lib/form.server.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { namespace } from '../../i18n/namespace.ts'
import { documentTitle } from '../../lib/page.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { VideoIcon } from '../../ui/icons.tsx'
import { TextInput } from '../../ui/text-input.tsx'

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

const SwitchDialog = lazy(() => import('../../legacy/switch-dialog.tsx'))
const useText = namespace('builder')
const useLegacyText = namespace('legacy')
const useCommonText = namespace('common')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('createNewJob')) }]

const MOST = 500

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAccess('jobs-cep.create', { request, context })
  const known = builderAddress(new URL(request.url).searchParams)
  if (known) throw redirect(known)
  const asked = new URL(request.url).searchParams.has('jobType')
  if (!asked && ownCreation(request) === 'video') throw redirect('/jobs/create/details')
  return { commandId: newCommandId() }
}

/** Creates the draft and opens it in the builder; the same form sent again opens the same one. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { asker } = await requireAccess('jobs-cep.create', { request, context })
  const form = await formOf(request)
  // The button of every page says nothing of how: the person's default decides, or the company's.
  const chosen = form.has('jobTitle') ? 'cep' : await creationOf(request, asker, context)
  if (chosen === 'video') return redirect('/jobs/create/details')
  const jobTitle = String(form.get('jobTitle') ?? '').slice(0, MOST)
  const draft = emptyDraft()
  try {
    const { jobId, token } = await context.platform.useCases.jobs.createJob(asker, {
      draft: { ...draft, details: { ...draft.details, jobTitle } },
      blindReview: true,
      commandId: commandIn(form, { request, asker }),
    })
    await context.platform.caughtUp(token)
    return redirect(`/jobs-cep/create/${jobId}`)
  } catch (error) {
    return refusal(error, { request, context }, { jobTitle })
  }
}

export default function CreateJobRoute() {
  const t = useText()
  const common = useCommonText()
  const answer = useAnswer<typeof action>()
  const { state } = useNavigation()
  const legacy = useLegacyText()
  const [switching, setSwitching] = useState(false)
  return (
    <main id="main" tabIndex={-1} className="mx-auto flex max-w-xl flex-col gap-4 p-4 pt-12 outline-none">
      <h1 className="text-2xl font-semibold">{t('createNewJob')}</h1>
      {answer && (
        <Callout tone="danger" announce>
          {answer.refused.code === 'account/email-not-verified' ? (
            <Link to="/signup/verify" className="link">
              {answer.refused.message}
            </Link>
          ) : (
            answer.refused.message
          )}
        </Callout>
      )}
      <Card>
        <Form method="post" className="flex flex-col gap-4">
          <CommandId />
          <Field label={t('jobTitle')} optional hint={t('changeLater')}>
            <TextInput
              name="jobTitle"
              maxLength={80}
              placeholder={t('untitledJob')}
              defaultValue={answer?.kept.jobTitle}
              autoComplete="off"
            />
          </Field>
          <div className="flex flex-wrap justify-end gap-2">
            <ButtonLink to="/admin/jobs">{common('cancel')}</ButtonLink>
            <Button type="submit" variant="primary" busy={state !== 'idle'}>
              {t('createJob')}
            </Button>
          </div>
        </Form>
      </Card>
      <p className="scripted">
        <Button variant="quiet" onClick={() => setSwitching(true)}>
          <VideoIcon aria-hidden="true" />
          {legacy('switchOpen')}
        </Button>
      </p>
      {switching && (
        <Suspense>
          <SwitchDialog open onClose={() => setSwitching(false)} />
        </Suspense>
      )}
    </main>
  )
}
