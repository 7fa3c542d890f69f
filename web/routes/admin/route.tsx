import type { LoaderFunctionArgs } from '@remix-run/node'
import { isRouteErrorResponse, Outlet, type ShouldRevalidateFunction, useLoaderData, useRouteError, useRouteLoaderData } from '@remix-run/react'
import { ErrorPage } from '../../lib/error-page.tsx'
import { requireUser } from '../../lib/session.server.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Shell } from './shell.tsx'
import { SIDEBAR_COOKIE } from './sidebar-state.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { asker, user } = await requireUser(request, context)
  const company = await context.platform.readers.companyOf(asker)
  const minimised = request.headers.get('cookie')?.includes(`${SIDEBAR_COOKIE}=min`)
  return {
    user,
    companyName: company?.name ?? '',
    permissions: asker.permissions,
    sidebar: minimised ? ('min' as const) : ('full' as const),
    behind: { events: context.platform.behind.events() },
  }
}

/** The frame changes only with what a person does, not with where they go. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod && formMethod !== 'GET' ? defaultShouldRevalidate : false

export default function Admin() {
  return (
    <Shell {...useLoaderData<typeof loader>()}>
      <Outlet />
    </Shell>
  )
}

/** A page that cannot be shown leaves the frame standing, so there is a way on. */
export function ErrorBoundary() {
  const error = useRouteError()
  const shell = useRouteLoaderData<typeof loader>('routes/admin')
  if (!shell || !isRouteErrorResponse(error) || (error.status !== 403 && error.status !== 404)) return <ErrorPage error={error} />
  const words =
    error.status === 404
      ? { title: 'Page not found', what: 'There is nothing at this address', text: 'It may have been removed, or the link may be incomplete.' }
      : { title: 'Not for you to open', what: 'Your role does not include this page', text: 'Ask an administrator of your company if you need it.' }
  return (
    <Shell {...shell} title={words.title}>
      <EmptyState
        title={words.what}
        action={
          <ButtonLink to="/" variant="primary">
            Go to the start
          </ButtonLink>
        }
      >
        {words.text}
      </EmptyState>
    </Shell>
  )
}
