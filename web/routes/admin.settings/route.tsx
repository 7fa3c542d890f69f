import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { type Permission, roleLabels } from '#contracts/permissions.ts'
import { formOf, textOf } from '../../lib/form.server.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { requireUser, sessionCookie } from '../../lib/session.server.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Instant } from '../../ui/instant.tsx'
import { useToasts } from '../../ui/toast.tsx'
import { ApiKeys } from './api-keys.tsx'
import { IssueKey } from './issue-key.tsx'
import { scopeLabels } from './scopes.ts'

export const meta: MetaFunction = () => [{ title: documentTitle('Settings') }]
export const handle = { title: 'Settings' } satisfies PageHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { asker, user } = await requireUser(request, context)
  const { readers, engines } = context.platform
  const company = await readers.companyOf(asker)
  if (!company) throw new Response(null, { status: 404, statusText: 'Not Found' })
  const mayManageKeys = asker.permissions.includes('company.settings')
  const keys = mayManageKeys ? company.apiKeys : []
  const issuers = await readers.userNames(asker, keys.map(({ issuedBy }) => issuedBy))
  return {
    company: { id: company.company_id, name: company.name, createdAt: company.createdAt },
    user: { ...user, role: roleLabels[asker.role] },
    mayManageKeys,
    keys: keys.map((key) => ({ ...key, issuedBy: issuers[key.issuedBy] ?? '[Unknown]' })),
    scopes: (Object.keys(scopeLabels) as Permission[]).filter((scope) => asker.permissions.includes(scope)),
    outbox: engines.names.mail === 'outbox',
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { asker } = await requireUser(request, context)
  const form = await formOf(request)
  const { useCases, caughtUp } = context.platform
  const label = textOf(form, 'label')
  try {
    switch (form.get('intent')) {
      case 'issue-key': {
        const scopes = form.getAll('scopes').filter((scope): scope is Permission => Object.hasOwn(scopeLabels, String(scope)))
        const { key, token } = await useCases.issueApiKey(asker, { label, scopes })
        await caughtUp(token)
        return { issued: { key, label } }
      }
      case 'revoke-key': {
        const { token } = await useCases.revokeApiKey(asker, { keyId: textOf(form, 'keyId') })
        await caughtUp(token)
        return { revoked: true }
      }
      case 'sign-out-everywhere':
        await useCases.signOutEverywhere(asker)
        return redirect('/login?signedOut=1', { headers: { 'Set-Cookie': sessionCookie(context, null) } })
      default:
        throw new Response(null, { status: 400, statusText: 'Bad Request' })
    }
  } catch (error) {
    return refusal(error, request, { label })
  }
}

export default function Settings() {
  const { company, user, mayManageKeys, keys, scopes, outbox } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { show } = useToasts()
  useEffect(() => {
    if (answer && 'revoked' in answer) show({ tone: 'success', message: 'The key is revoked.' })
  }, [answer, show])
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <Card title="Company">
        <dl className="grid items-baseline gap-x-6 gap-y-2 sm:grid-cols-[10rem_1fr]">
          <dt className="text-muted">Name</dt>
          <dd>{company.name}</dd>
          <dt className="text-muted">Company ID</dt>
          <dd className="flex flex-wrap items-center gap-2">
            <code className="font-mono">{company.id}</code>
            <CopyButton text={company.id} label="Copy" copiedLabel="Copied!" size="sm" />
          </dd>
          <dt className="text-muted">Signed up</dt>
          <dd>
            <Instant at={company.createdAt} precision="day" />
          </dd>
        </dl>
      </Card>

      {mayManageKeys && (
        <Card title="API keys">
          <p className="mb-4 text-muted">
            Programs sign in with a key: <code className="font-mono">Authorization: Bearer …</code>. What they can call is in the{' '}
            <a href="/api/docs" className="link">
              API documentation
            </a>
            .
          </p>
          <ApiKeys keys={keys} />
          <IssueKey scopes={scopes} answer={(answer && 'issued' in answer && answer.issued) || null} refused={(answer && 'refused' in answer && answer.refused) || null} />
        </Card>
      )}

      <Card title="Your account">
        <dl className="mb-4 grid items-baseline gap-x-6 gap-y-2 sm:grid-cols-[10rem_1fr]">
          <dt className="text-muted">Name</dt>
          <dd>{user.name}</dd>
          <dt className="text-muted">E-mail address</dt>
          <dd>{user.email}</dd>
          <dt className="text-muted">Role</dt>
          <dd>{user.role}</dd>
        </dl>
        <Form method="post" className="flex flex-wrap items-center gap-3">
          <input type="hidden" name="intent" value="sign-out-everywhere" />
          <Button type="submit">Sign out everywhere</Button>
          <p className="text-muted">Ends your sessions on every device, this one included.</p>
        </Form>
      </Card>

      {mayManageKeys && (
        <Card title="System">
          <p>
            Engines, how far the read models are behind, and what was repaired.{' '}
            <Link to="/admin/settings/system" className="link">
              Open the state of the system
            </Link>
          </p>
        </Card>
      )}

      {outbox && (
        <Card title="Messages">
          <p>
            This server keeps the messages to candidates instead of sending them.{' '}
            <Link to="/dev/outbox" className="link">
              Open the outbox
            </Link>
          </p>
        </Card>
      )}
    </div>
  )
}
