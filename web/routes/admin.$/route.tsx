import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAccess } from '../../lib/access.server.ts'

export { keepPageBefore as clientLoader, wasReached as shouldRevalidate } from '../../offline/index.ts'

/** An address under /admin without a route: not found, with the shell around it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAccess('admin.$', { request, context })
  throw new Response(null, { status: 404, statusText: 'Not Found' })
}

export default function Nothing() {
  return null
}
