import { type AppLoadContext, redirect } from '@remix-run/node'
import { picturePath } from '#contracts/company/picture.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'
import type { Step } from './steps.server.ts'

type At = {
  step: Step
  asker: SignedIn['asker']
  connection: { account: { id: string } | null } | null
  searchParams: URLSearchParams
}
const problems = ['refused', 'unavailable', 'ended', 'other'] as const

/** What a step of JobAdder shows. A company that is linked and works is led on (INT-021, 023). */
export async function jobAdderStep({ platform }: AppLoadContext, { step, asker, connection, searchParams }: At) {
  const shown = connection?.account ? await platform.useCases.ats.atsShown(asker) : null
  // One whose permission or colleague is gone is linked again.
  const isLinked = shown !== null && shown.waitsFor !== 'revoked' && shown.waitsFor !== 'owner'
  if (step === 'token' && isLinked) throw redirect('/jobadder/integration/congratulations')
  if (step === 'token' && searchParams.has('connect'))
    throw redirect(await platform.useCases.integrations.beginJobAdder(asker))
  if (step === 'post-authorize')
    throw redirect(`/jobadder/integration/${isLinked ? 'congratulations' : 'token?problem=ended'}`)
  if (step === 'congratulations' && !connection?.account) throw redirect('/jobadder/integration/token')
  const [company, { features }] = await Promise.all([
    platform.readers.companyOf(asker),
    platform.entitlementsOf(asker.companyId),
  ])
  const logo = company?.brands.find(({ isDefault }) => isDefault)?.logo
  return {
    companyName: company?.name ?? '',
    logo: logo ? picturePath(asker.companyId, logo) : null,
    mayHaveLogo: features.basicBranding && asker.permissions.includes('company.edit.branding'),
    isSetUp: platform.engines.ats.jobAdder !== null,
    problem: problems.find((each) => each === searchParams.get('problem')) ?? null,
  }
}
