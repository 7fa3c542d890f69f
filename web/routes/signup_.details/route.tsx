import { pageErrors } from '#contracts/user/sign-in-errors.ts'
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Form } from '@remix-run/react'
import { OtherAddress } from '../../auth/other-address.tsx'
import { namespace } from '../../i18n/namespace.ts'
import { formOf, textOf } from '../../lib/form.server.ts'
import { documentTitle } from '../../lib/page.ts'
import { isRejected, refusal } from '../../lib/refusal.server.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { sessionCookie, sessionTokenOf } from '../../lib/session.server.ts'
import { useAnswer } from '../../offline/index.ts'
import { useAnsweredForm } from '../../lib/use-answered-form.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { PublicPage } from '../../frame/public-page.tsx'
import { TextInput } from '../../ui/text-input.tsx'

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

const useText = namespace('auth')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('detailsTitle')) }]

/** Reached while the sign-up is incomplete (AUTH-007). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { status } = await requireAccess('signup_.details', { request, context })
  if (status !== 'SECOND_STEP') throw redirect('/')
  return null
}

/** A phone number that another account has signs the person out, with the reason on the sign-in page (AUTH-052). */
export async function action({ request, context }: ActionFunctionArgs) {
  const { asker } = await requireAccess('signup_.details', { request, context })
  const { useCases } = context.platform
  const form = await formOf(request)
  const details = { companyName: textOf(form, 'companyName'), phone: textOf(form, 'phone') }
  try {
    await useCases.accounts.giveSignUpDetails(asker, details)
    return redirect('/')
  } catch (error) {
    if (isRejected(error) && error.code === 'account/details-given') return redirect('/')
    if (!isRejected(error) || error.code !== 'account/phone-taken') return refusal(error, { request, context }, details)
    await useCases.accounts.signOut(sessionTokenOf(request, context)!)
    return redirect('/login?phoneTaken=1', { headers: { 'Set-Cookie': sessionCookie(context, null) } })
  }
}

export default function Details() {
  const t = useText()
  const answer = useAnswer<typeof action>()
  const { form, fields, kept, busy, unexplained } = useAnsweredForm(answer)

  return (
    <PublicPage title={t('detailsTitle')} intro={t('detailsIntro')} below={<OtherAddress />}>
      <Form
        method="post"
        action="/signup/details"
        ref={form}
        className="flex flex-col gap-4"
        noValidate
        data-error={answer && 'refused' in answer ? pageErrors.companyDetails : undefined}
      >
        {unexplained && <FormError>{unexplained}</FormError>}
        <Field label={t('companyName')} error={fields.companyName} required>
          <TextInput
            name="companyName"
            autoComplete="organization"
            defaultValue={kept.companyName}
            maxLength={200}
            autoFocus
          />
        </Field>
        <Field label={t('phone')} hint={t('phoneHint')} error={fields.phone} optional>
          <TextInput name="phone" type="tel" autoComplete="tel" defaultValue={kept.phone} maxLength={40} dir="ltr" />
        </Field>
        <Button type="submit" variant="primary" size="lg" busy={busy} className="mt-2">
          {t('openCompany')}
        </Button>
      </Form>
    </PublicPage>
  )
}
