import { pageErrors } from '#contracts/user/sign-in-errors.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { rejections } from '#contracts/kernel/rejections.ts'
import { NewPassword } from '../../auth/password-field.tsx'
import { Providers } from '../../auth/providers.tsx'
import { readerLanguage } from '../../lib/language.server.ts'
import { languageIn, namespace } from '../../i18n/namespace.ts'
import { Sentence } from '../../i18n/sentence.tsx'
import { browserOf } from '../../lib/browser.server.ts'
import { formOf, textOf } from '../../lib/form.server.ts'
import { documentTitle } from '../../lib/page.ts'
import { isRejected, refusal, refusalFor } from '../../lib/refusal.server.ts'
import { openedCookies, signedIn } from '../../lib/session.server.ts'
import { useAnswer } from '../../offline/index.ts'
import { useAnsweredForm } from '../../lib/use-answered-form.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { PublicPage } from '../../frame/public-page.tsx'
import { TextInput } from '../../ui/text-input.tsx'

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

const useText = namespace('team')

export const meta: MetaFunction<typeof loader> = ({ data: found, matches }) => {
  const t = useText.in(languageIn(matches))
  return [
    {
      title: documentTitle(
        found && 'invitation' in found ? t('join', { company: found.invitation.companyName }) : t('joinClosed'),
      ),
    },
    { name: 'referrer', content: 'same-origin' },
  ]
}

const codeOf = (request: Request) => new URL(request.url).searchParams.get('code') ?? ''

/** AUTH-006: people who are signed in have nothing to join. An invitation that is over says why. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (await signedIn(request, context)) throw redirect('/')
  try {
    const { useCases, settings } = context.platform
    return {
      invitation: await useCases.team.invitationOf(codeOf(request)),
      code: codeOf(request),
      google: settings.google !== null,
    }
  } catch (error) {
    if (!isRejected(error)) throw error
    // An address without a code names no invitation that could be missing.
    const { message: closed } = await refusalFor(error, { request, context })
    return data({ closed }, { status: codeOf(request) === '' ? 200 : rejections[error.code] })
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await formOf(request)
  const { useCases, caughtUp } = context.platform
  const name = textOf(form, 'name')
  try {
    const account = await useCases.team.acceptInvitation(
      { code: textOf(form, 'code'), name, password: textOf(form, 'password') },
      context.address,
      await readerLanguage(request, context),
    )
    await caughtUp(account.token)
    const opened = await useCases.accounts.openSession(account, { ...browserOf(request, context), method: 'password' })
    return redirect('/', { headers: openedCookies(context, opened) })
  } catch (error) {
    return refusal(error, { request, context }, { name })
  }
}

export default function Join() {
  const found = useLoaderData<typeof loader>()
  return 'invitation' in found ? <JoinForm {...found} /> : <Closed message={found.closed} />
}

function Closed({ message }: { message: string }) {
  const t = useText()
  return (
    <PublicPage title={t('joinClosed')} intro={message}>
      <div className="contents" data-error={pageErrors.joining}>
        <ButtonLink to="/login" variant="primary">
          {t('toSignIn')}
        </ButtonLink>
      </div>
    </PublicPage>
  )
}

type Found = {
  invitation: { email: string; companyName: string; invitedBy: string | null; endsAccount: boolean }
  code: string
  google: boolean
}

function JoinForm({ invitation: { email, companyName: company, invitedBy, endsAccount }, code, google }: Found) {
  const t = useText()
  const answer = useAnswer<typeof action>()
  const { form, fields, kept, busy, unexplained } = useAnsweredForm(answer)
  return (
    <PublicPage
      title={t('join', { company })}
      intro={invitedBy ? t('joinIntroBy', { company, name: invitedBy }) : t('joinIntro', { company })}
      below={<Sentence text={t('haveAccount')} parts={{ link: <Link to="/login" className="link" /> }} />}
    >
      <Form
        method="post"
        ref={form}
        className="flex flex-col gap-4"
        noValidate
        data-error={answer && 'refused' in answer ? pageErrors.joining : undefined}
      >
        <input type="hidden" name="code" value={code} />
        {endsAccount && <Callout tone="warning">{t('joinEndsAccount')}</Callout>}
        {unexplained && <FormError>{unexplained}</FormError>}
        <Field label={t('email')}>
          <TextInput type="email" value={email} readOnly autoComplete="username" />
        </Field>
        <Field label={t('yourName')} error={fields.name} required>
          <TextInput name="name" autoComplete="name" defaultValue={kept.name} maxLength={200} autoFocus />
        </Field>
        <NewPassword label={t('password')} error={fields.password} />
        <Button type="submit" variant="primary" size="lg" busy={busy} className="mt-2">
          {t('joinButton')}
        </Button>
      </Form>
      <Providers google={google} returnTo={`/join?${new URLSearchParams({ code })}`} />
    </PublicPage>
  )
}
