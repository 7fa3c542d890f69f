import type { LoaderFunctionArgs } from '@remix-run/node'
import { toBuffer } from 'qrcode'
import { referralLink } from '../../builder/get-candidates.tsx'
import { requireAccess } from '../../lib/access.server.ts'
import { publishedJob } from '../jobs.post.$jobId/publish.server.ts'

/** PUB-020. */
const look = { errorCorrectionLevel: 'H', width: 520, margin: 1 } as const

export async function loader(args: LoaderFunctionArgs) {
  const { link } = await publishedJob(await requireAccess('jobs.post.$jobId_.qr[.]png', args), args)
  const referral = new URL(args.request.url).searchParams.get('referral') === '1'
  const png = await toBuffer(referralLink(link, referral), look)
  return new Response(new Uint8Array(png), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'private, max-age=3600' },
  })
}
