import sharp from 'sharp'
import type { AskAssistant } from '#contracts/assistant/messages.ts'
import { suggestionKinds } from '#contracts/job/suggested.ts'
import { MAX_PICTURE_BYTES } from '#contracts/company/picture.ts'
import { sessionCookieName } from '#contracts/http/session-cookie.ts'
import { roleSuggestions } from '#infra/engines/assistant/embedded.ts'
import { drawPicture } from '#services/core/pictures/draw.ts'
import { roleFamilies } from '#services/use-cases/assistant/role-families/all.ts'
import { packet } from '#test/contract-suites/assistant.contract.ts'
import { chatCompletions, sensible } from '#test/peers/assistant/chat-completions.ts'
import { giveFeatures } from '#test/support/features.ts'
import { seedFolder } from '#test/support/seed.ts'
import { startServer } from '#test/support/server.ts'
import { freshFolder, load, percentile } from './harness.ts'
import type { Goal } from './report.ts'

const ASKED = 40

/** What makes a job look like its company and saves its author from starting at zero. */
export async function brandGoals(rounds: number): Promise<Goal[]> {
  const logo = await largestPicture()
  const drawn = await load(rounds, 1, () => drawPicture(logo, 'logo'))
  const suggestions = roleSuggestions(roleFamilies)
  const nobody = new AbortController().signal
  const suggested = await load(roleFamilies.length, 1, async (n) => {
    for (const of of suggestionKinds)
      for await (const _piece of suggestions.suggest(
        { of, job: { ...packet, title: roleFamilies[n]!.name }, refused: [] },
        nobody,
      ));
  })
  const tokens = await firstTokens()
  return [
    {
      id: 'brand',
      what: `a logo of ${(logo.length / 1024 / 1024).toFixed(1)} MB, nearly the largest that is taken, drawn for the web, slowest of ${rounds}`,
      unit: 'ms',
      measured: drawn.p99!,
      realistic: { atMost: 500 },
    },
    {
      id: 'brand',
      what: `suggestions of our own, all four kinds for one title, slowest of ${roleFamilies.length}`,
      unit: 'ms',
      measured: suggested.p99!,
      realistic: { atMost: 50 },
    },
    {
      id: 'brand',
      what: `from the first token a provider sends to its line at the page, p95 of ${ASKED}`,
      unit: 'ms',
      measured: percentile(tokens, 0.95),
      realistic: { atMost: 200 },
    },
  ]
}

/** Noise does not compress: as many of its pixels as fit. */
async function largestPicture(): Promise<Buffer> {
  for (let side = 3000; ; side -= 200) {
    const picture = await sharp({
      create: {
        width: side,
        height: side,
        channels: 3,
        background: 'white',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .jpeg({ quality: 60 })
      .toBuffer()
    if (picture.length < MAX_PICTURE_BYTES) return picture
  }
}

async function firstTokens(): Promise<number[]> {
  let sentAt = 0
  const peer = await chatCompletions(() => ({
    slowMs: 5,
    say(asked) {
      sentAt = performance.now()
      return sensible(asked)
    },
  }))
  const dataDir = freshFolder()
  const { sessionToken, jobId } = await seedFolder(dataDir, async (seed, platform) => {
    const { asker, sessionToken } = await seed.person()
    await giveFeatures(platform, asker.companyId, { aiMagic: true })
    const { jobId } = await seed.job(asker, [], false)
    return { sessionToken, jobId }
  })
  const server = await startServer({ dataDir, env: peer.settings })
  const times: number[] = []
  try {
    const body = JSON.stringify({
      job: packet,
      wanted: { ask: 'suggestions', of: 'skills', refused: [], fallback: false },
    } satisfies AskAssistant)
    const headers = {
      cookie: `${sessionCookieName(server.url)}=${sessionToken}`,
      origin: server.url,
      'content-type': 'application/json',
    }
    for (let n = 0; n < ASKED; n++) {
      const response = await fetch(`${server.url}/assistant/${jobId}`, { method: 'POST', headers, body })
      if (response.status !== 200)
        throw new Error(`the assistant answered ${response.status}: ${await response.text()}`)
      let said = ''
      const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        said += part.value
        if (!said.includes('"type":"text"') || times.length > n) continue
        times.push(performance.now() - sentAt)
      }
      if (times.length !== n + 1) throw new Error(`no token came: ${said}`)
    }
    return times
  } finally {
    await server.stop()
    await peer.close()
  }
}
