import { randomUUID } from 'node:crypto'
import { type AppLoadContext, redirect } from '@remix-run/node'
import { type Onboarded, isOnboarded } from '#contracts/integration/catalogue.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'
import { textOf } from '../../lib/form.server.ts'

const steps = {
  greenhouse: ['verification', 'details', 'assessment'],
  workable: ['verification', 'assessment'],
  jobadder: ['verification', 'details', 'token', 'post-authorize', 'congratulations'],
} as const satisfies Record<Onboarded, readonly string[]>
/** Where `/<system>/integration` leads (INT-015 to 017). */
const first = { greenhouse: 'details', workable: 'verification', jobadder: 'details' } as const
export type Step = (typeof steps)[Onboarded][number]

/** Which step an address names. An address that is not confirmed is confirmed first. */
export function stepOf(
  { ats = '', step }: { ats?: string; step?: string },
  { emailVerified }: SignedIn['user'],
): { ats: Onboarded; step: Step } {
  if (!isOnboarded(ats)) throw notFound()
  const at = (path: string) => `/${ats}/integration/${path}`
  if (step === undefined) throw redirect(at(first[ats]))
  const known = (steps[ats] as readonly Step[]).find((each) => each === step)
  if (!known) throw notFound()
  if (known !== 'verification' && !emailVerified) throw redirect(at('verification'))
  return { ats, step: known }
}

type At = { ats: Onboarded; step: Step; asker: SignedIn['asker']; form: FormData }

/** Does what the form of a step asks for. Answers with where it leads, or with what the step shows. */
export async function nextStep(
  { platform: { useCases, caughtUp }, address }: AppLoadContext,
  { ats, step, asker, form }: At,
): Promise<string | { resent: true } | { verified: true } | { saved: true }> {
  if (step === 'verification') {
    if (form.get('intent') === 'resend') {
      await useCases.accounts.resendCode(asker, address)
      return { resent: true }
    }
    await useCases.accounts.verifyEmail(asker, textOf(form, 'verificationCode', 20), address)
    return { verified: true }
  }
  if (ats === 'jobadder') {
    if (step !== 'details') throw notFound()
    return companyNamed({ useCases, caughtUp }, { asker, form })
  }
  const [token, email] = [textOf(form, 'apiToken', 600), textOf(form, 'tokenEmail', 300)]
  const connected = await useCases.integrations.connect(asker, {
    integrationType: ats,
    token: token || null,
    email: email || null,
  })
  await caughtUp(connected.token)
  if (step === 'assessment') return { saved: true }
  return `/${ats}/integration/assessment${connected.isChecked ? '' : '?unchecked=1'}`
}

/** The company as it calls itself, with its logo (INT-024). @throws Rejected in the words of what is wrong with either. */
async function companyNamed(
  { useCases: { company }, caughtUp }: Pick<AppLoadContext['platform'], 'useCases' | 'caughtUp'>,
  { asker, form }: Pick<At, 'asker' | 'form'>,
): Promise<string> {
  const { token } = await company.changeCompanyDetails(asker, { name: textOf(form, 'companyName') })
  await caughtUp(token)
  const file = form.get('logo')
  if (file instanceof Blob && file.size > 0) {
    const bytes = Buffer.from(await file.arrayBuffer())
    await caughtUp(await company.changeDefaultLogo(asker, { bytes, commandId: randomUUID() }))
  }
  return '/jobadder/integration/token'
}

const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' })
