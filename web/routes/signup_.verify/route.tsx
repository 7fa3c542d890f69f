import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Form, Link, useLoaderData, useNavigation } from '@remix-run/react'
import { OtherAddress } from '../../auth/other-address.tsx'
import { outboxFor } from '../../auth/outbox.server.ts'
import { OutboxHint } from '../../auth/outbox-hint.tsx'
import { SecurityCode } from '../../auth/security-code.tsx'
import { namespace } from '../../i18n/namespace.ts'
import { Sentence } from '../../i18n/sentence.tsx'
import { formOf, textOf } from '../../lib/form.server.ts'
import { isNotReached, useAnswer } from '../../offline/index.ts'
import { documentTitle } from '../../lib/page.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { PublicPage } from '../../frame/public-page.tsx'

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

const useText = namespace('auth')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('verifyTitle')) }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user } = await requireAccess('signup_.verify', { request, context })
  if (user.emailVerified) throw redirect('/')
  return { email: user.email, outbox: outboxFor(context) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { asker } = await requireAccess('signup_.verify', { request, context })
  const { useCases } = context.platform
  const form = await formOf(request)
  try {
    if (form.get('intent') === 'resend') {
      await useCases.accounts.resendCode(asker, context.address)
      return data({ resent: true as const })
    }
    await useCases.accounts.verifyEmail(asker, textOf(form, 'verificationCode', 20), context.address)
    return redirect('/')
  } catch (error) {
    return refusal(error, { request, context })
  }
}

export default function Verify() {
  const { email, outbox } = useLoaderData<typeof loader>()
  const t = useText()
  const answer = useAnswer<typeof action>()
  const refused = answer && 'refused' in answer ? answer.refused : null
  const navigation = useNavigation()
  const sending =
    navigation.formAction === '/signup/verify'
      ? navigation.formData?.get('intent') === 'resend'
        ? 'resend'
        : 'verify'
      : null
  const wrong = refused?.code === 'account/code-wrong' ? refused : null

  return (
    <PublicPage
      title={t('verifyTitle')}
      intro={
        <Sentence
          text={t('codeSent', { email })}
          parts={{ b: <strong className="font-semibold break-words text-ink" /> }}
        />
      }
      below={
        <div className="flex flex-col items-center gap-2">
          <Link to="/" className="link">
            {t('later')}
          </Link>
          <OtherAddress />
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        {refused && !wrong && <FormError>{refused.message}</FormError>}
        {answer && 'resent' in answer && (
          <Callout tone="success" announce>
            {t('newCodeSent')}
          </Callout>
        )}
        <Form method="post" action="/signup/verify" className="flex flex-col gap-4">
          <Field label={t('code')} error={wrong?.message} required>
            <SecurityCode name="verificationCode" refused={isNotReached(refused) ? null : refused} />
          </Field>
          <Button type="submit" variant="primary" size="lg" busy={sending === 'verify'}>
            {t('verify')}
          </Button>
        </Form>
        <Form method="post" action="/signup/verify" className="flex flex-wrap items-center gap-x-2">
          <span className="text-muted">{t('noMessage')}</span>
          <Button type="submit" name="intent" value="resend" variant="quiet" size="sm" busy={sending === 'resend'}>
            {t('sendNewCode')}
          </Button>
        </Form>
        {outbox && <OutboxHint outbox={outbox} to={email} />}
      </div>
    </PublicPage>
  )
}
