import type { Asker } from '#contracts/kernel/asker.ts'
import { readEnv } from '#infra/env.ts'
import { openPlatform } from '#services/platform.ts'

/** A platform that deletes one candidate and then goes on until it is killed. */
const [candidateId, asker] = process.argv.slice(2)
const platform = await openPlatform(readEnv(process.env))
await platform.useCases.review.deleteCandidate(JSON.parse(asker!) as Asker, { candidateId: candidateId! })
setInterval(() => {}, 1000)
