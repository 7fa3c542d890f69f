import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { outboxFor } from '../../auth/outbox.server.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Assessment } from '../../integrations/onboarding/assessment.tsx'
import { GreenhouseDetails } from '../../integrations/onboarding/details.tsx'
import { JobAdderStep } from '../../integrations/onboarding/jobadder.tsx'
import { jobAdderStep } from '../../integrations/onboarding/jobadder.server.ts'
import { nextStep, stepOf } from '../../integrations/onboarding/steps.server.ts'
import { Verification } from '../../integrations/onboarding/verification.tsx'
import { requireAccess } from '../../lib/access.server.ts'
import { formOf } from '../../lib/form.server.ts'
import { documentTitle } from '../../lib/page.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { useAnswer } from '../../offline/index.ts'

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

const useText = namespace('integrations')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('title')) }]

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { asker, user } = await requireAccess('$ats.integration.($step)', { request, context })
  const { ats, step } = stepOf(params, user)
  const { useCases, settings } = context.platform
  const connection = await useCases.integrations.connection(asker, ats)
  const { searchParams } = new URL(request.url)
  if (step === 'assessment' && ats === 'greenhouse' && !connection) throw redirect('/greenhouse/integration/details')
  return {
    ats,
    step,
    email: user.email,
    isVerified: user.emailVerified,
    outbox: outboxFor(context),
    tokenEmail: connection?.email ?? user.email,
    apiKey: connection?.key ?? null,
    hasToken: connection?.hasToken ?? false,
    isUnchecked: searchParams.has('unchecked'),
    jobAdder: ats === 'jobadder' ? await jobAdderStep(context, { step, asker, connection, searchParams }) : null,
    address: `${settings.publicUrl}/partners/${ats}`,
  }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { asker, user } = await requireAccess('$ats.integration.($step)', { request, context })
  const at = stepOf(params, user)
  const form = await formOf(request)
  try {
    const next = await nextStep(context, { ...at, asker, form })
    return typeof next === 'string' ? redirect(next) : data(next)
  } catch (error) {
    return refusal(error, { request, context })
  }
}

export default function Onboarding() {
  const page = { ...useLoaderData<typeof loader>(), answer: useAnswer<typeof action>() ?? null }
  if (page.step === 'verification') return <Verification {...page} />
  if (page.jobAdder) return <JobAdderStep step={page.step} {...page.jobAdder} answer={page.answer} />
  return page.step === 'details' ? <GreenhouseDetails {...page} /> : <Assessment {...page} />
}
