import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireUser } from '../../lib/session.server.ts'

export { keepPageBefore as clientLoader, wasReached as shouldRevalidate } from '../../offline/index.ts'

/** An address under /admin that nobody else answers: not found, with the shell around it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  throw new Response(null, { status: 404, statusText: 'Not Found' })
}

export default function Nothing() {
  return null
}
