import { type Backgrounds, notFound, unavailable } from './backgrounds.ts'

const ANSWER_MS = 30_000
const PNG = '89504e470d0a1a0a'

export type RemoveBgSettings = { REMOVEBG_API_KEY: string; REMOVEBG_URL: string }

/** Has backgrounds removed by a service that speaks remove.bg's API 1.0: a form with the file, answered with a PNG, else JSON with `errors`. */
export const removeBg = ({ REMOVEBG_API_KEY, REMOVEBG_URL }: RemoveBgSettings): Backgrounds => ({
  able: 'any',
  async remove(picture) {
    const form = new FormData()
    form.set('image_file', new Blob([picture]), 'picture')
    form.set('size', 'auto')
    form.set('format', 'png')
    const answer = await fetch(new URL('/v1.0/removebg', REMOVEBG_URL), {
      method: 'POST',
      headers: { 'x-api-key': REMOVEBG_API_KEY, accept: 'image/png, application/json' },
      body: form,
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    }).catch(() => null)
    if (!answer) throw unavailable()
    if (answer.status === 200) {
      const bytes = Buffer.from(await answer.arrayBuffer().catch(() => new ArrayBuffer(0)))
      if (bytes.subarray(0, 8).toString('hex') !== PNG) throw unavailable()
      return bytes
    }
    const said = (await answer.json().catch(() => null)) as { errors?: { code?: unknown }[] } | null
    if (answer.status === 400 && said?.errors?.some(({ code }) => code === 'unknown_foreground'))
      throw notFound('No person or thing was found in this picture.')
    // Keys, credits and limits are the operator's matter: a person can only try again later.
    throw unavailable()
  },
})
