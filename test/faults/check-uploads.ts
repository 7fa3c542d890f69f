import { existsSync, readFileSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { evolve, initialState, isKnown } from '#domain/candidate/candidate.ts'
import type { RecordedEvent } from '#infra/engines/event-store/event-store.ts'
import type { Platform, WholePlatform } from '#services/platform.ts'
import { check } from './check.ts'
import type { Arrived, Checked } from './upload-protocol.ts'

/**
 * How long the platform may take to finish what a crash left complete. On servers a process that died holds the lease
 * of the scheduler until it runs out, and so does one that a busy machine keeps waiting.
 */
const HEALED_WITHIN_MS = process.env.MONGODB_URL ? 120_000 : 10_000
const LOOK_MS = 20

type Left = { complete: boolean }

/** Proves, of a platform that has just come back, what must hold of the recordings it was sent. */
export async function checkUploads(
  platform: WholePlatform,
  { acknowledged, allDone }: { acknowledged: readonly Arrived[]; allDone: boolean },
): Promise<Checked> {
  const directory = join(platform.dataDir, 'uploads')
  const problems: string[] = []
  let left = await leftovers(directory)
  const until = performance.now() + HEALED_WITHIN_MS
  while ([...left.values()].some(({ complete }) => complete) && performance.now() < until) {
    await wait(LOOK_MS)
    left = await leftovers(directory)
  }
  for (const [id, { complete }] of left) if (complete) problems.push(`upload ${id} is all there and was not finished`)

  for (;;) {
    await platform.processes.sweep()
    await platform.projections.sweep()
    if ((await platform.relay.lag()) === 0 && platform.processes.openCalls() + platform.processes.status().length === 0)
      break
    await wait(LOOK_MS)
  }
  const { problems: others, events } = await check(platform, [])
  problems.push(...others)

  const candidates = await candidateStreams(platform)
  const onRecord = new Map<string, { candidateId: string; sha256: string; times: number }>()
  for (const [candidateId, history] of candidates) {
    let state = initialState()
    for (const event of history) {
      state = evolve(state, event)
      if (event.type !== 'RecordingUploaded') continue
      const { recordingId, sha256 } = event.data
      onRecord.set(recordingId, { candidateId, sha256, times: (onRecord.get(recordingId)?.times ?? 0) + 1 })
    }
    if (!isKnown(state)) continue
    const open = state.takes.filter(({ uploaded }) => !uploaded)
    if (state.status === 'uploading' && open.length === 0)
      problems.push(`${candidateId} is uploading with nothing to upload`)
    const nowhere = state.status === 'uploading' ? open.filter(({ recordingId }) => !left.has(recordingId)) : []
    for (const { recordingId } of nowhere)
      problems.push(`${candidateId} is uploading ${recordingId}, which is not under way`)
    if (allDone && state.status !== 'completed')
      problems.push(`${candidateId} has sent everything and is ${state.status}`)
  }

  for (const { candidateId, recordingId, sha256, size } of acknowledged) {
    const record = onRecord.get(recordingId)
    if (record?.candidateId !== candidateId || record.sha256 !== sha256)
      problems.push(`${recordingId} was acknowledged and is not on record`)
    const stored = await platform.engines.media.info(recordingId)
    if (stored?.sha256 !== sha256 || stored.size !== size)
      problems.push(`${recordingId} was acknowledged and is not in the media store`)
  }
  for (const [recordingId, { sha256, times }] of onRecord) {
    if (times !== 1) problems.push(`${recordingId} is on record ${times} times`)
    const stored = await platform.engines.media.info(recordingId)
    const whole = stored?.sha256 === sha256 && (await platform.engines.media.verify(recordingId))
    if (!whole) problems.push(`${recordingId} is on record and its bytes are not what they were`)
    if (left.has(recordingId)) problems.push(`${recordingId} is on record and still lies among the unfinished`)
  }
  if (allDone) for (const id of left.keys()) problems.push(`upload ${id} is left over after everything was sent`)
  return { problems, recordings: onRecord.size, unfinished: left.size, events }
}

/** Every upload of which something is left. One that has a label and no bytes has been moved into the media store. */
async function leftovers(directory: string): Promise<Map<string, Left>> {
  const left = new Map<string, Left>()
  for (const file of await readdir(directory)) {
    const id = file.replace(/\.json$/, '')
    const complete = isComplete(join(directory, id))
    // It may have been finished between the listing and the look.
    if (existsSync(join(directory, file)) || existsSync(join(directory, `${id}.json`))) left.set(id, { complete })
  }
  return left
}

function isComplete(path: string): boolean {
  try {
    const { metadata } = JSON.parse(readFileSync(`${path}.json`, 'utf8')) as { metadata: { label: string } }
    const { size } = JSON.parse(metadata.label) as { size: number }
    return !existsSync(path) || statSync(path).size === size
  } catch {
    // Killed while the label was being written, or finished since it was listed: nothing that could be finished.
    return false
  }
}

async function candidateStreams({ engines, codec }: Platform): Promise<Map<string, CandidateEvent[]>> {
  const streams = new Map<string, CandidateEvent[]>()
  for (let after: string | null = null; ; ) {
    const records: RecordedEvent[] = await engines.store.readAll(after, 5000)
    if (records.length === 0) return streams
    after = records.at(-1)!.position
    const ofCandidates = records.filter(({ stream }) => stream.includes('.candidate-'))
    for (const { stream, event } of await codec.decodeAll(ofCandidates)) {
      const id = stream.slice(stream.indexOf('.candidate-') + '.candidate-'.length)
      streams.set(id, [...(streams.get(id) ?? []), event as CandidateEvent])
    }
  }
}
