import type { LoaderFunctionArgs } from '@remix-run/node'
import {
  isRouteErrorResponse,
  Outlet,
  type ShouldRevalidateFunction,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import { ErrorPage } from '../../frame/error-page.tsx'
import { wasReached } from '../../offline/index.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { OpenPalette } from '../../palette/open-palette.tsx'
import { NotHere } from '../../shell/not-here.tsx'
import { Shell } from '../../shell/shell.tsx'
import { shellOf } from '../../shell/shell.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  return shellOf(request, context, await requireAccess('admin', { request, context }))
}

/** The frame changes only with what a person does, not with where they go. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, ...sent }) =>
  Boolean(formMethod && formMethod !== 'GET') && wasReached(sent)

export default function Admin() {
  return (
    <Shell loaded={useLoaderData<typeof loader>()} search={OpenPalette}>
      <Outlet />
    </Shell>
  )
}

/** A page that cannot be shown leaves the frame standing, so there is a way on. */
export function ErrorBoundary() {
  const error = useRouteError()
  const shell = useRouteLoaderData<typeof loader>('routes/admin')
  if (!shell || !isRouteErrorResponse(error) || (error.status !== 403 && error.status !== 404))
    return <ErrorPage error={error} />
  return <NotHere status={error.status} shell={shell} search={OpenPalette} />
}
