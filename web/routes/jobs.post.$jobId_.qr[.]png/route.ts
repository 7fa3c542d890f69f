import type { LoaderFunctionArgs } from '@remix-run/node'
import { toBuffer } from 'qrcode'
import { referralLink } from '../../builder/get-candidates.tsx'
import { publishedJob } from '../jobs.post.$jobId/publish.server.ts'

/** PUB-020. */
const look = { errorCorrectionLevel: 'H', width: 520, margin: 1 } as const

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { link } = await publishedJob(request, context, params.jobId!)
  const referral = new URL(request.url).searchParams.get('referral') === '1'
  const png = await toBuffer(referralLink(link, referral), look)
  return new Response(new Uint8Array(png), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'private, max-age=3600' },
  })
}
