import { codec as makeCodec } from '#infra/codec.ts'
import { openLogOf } from '#infra/engines/event-store/log-copy.ts'
import { toRecorded } from '#infra/engines/event-store/rows.ts'
import { BadSettings } from '#infra/env.ts'
import { openKeptBeside } from '../audit/kept-beside.ts'
import { readArguments } from './arguments.ts'
import { failed, logSettings } from './data-dir.ts'

const usage = 'npm run stream <stream name, or a part of one>'

/** Prints one stream as NDJSON, opened as far as the keys allow; a part of a name lists the streams that contain it. */
async function main() {
  const [name] = readArguments(usage, { allowPositionals: true }).positionals
  if (!name) throw new BadSettings([usage])
  const settings = logSettings()
  const log = await openLogOf(settings)
  const beside = await openKeptBeside(settings)
  const codec = makeCodec(beside.keys)
  const rows = log.stream(name)
  if (rows.length > 0)
    for (const row of rows)
      console.log(JSON.stringify({ position: row.position, ...(await codec.decode(toRecorded(row))) }))
  else
    for (let stream = log.nextStream(''); stream !== null; stream = log.nextStream(stream))
      if (stream.includes(name)) console.log(stream)
  log.close()
  await beside.close()
}

main().catch(failed)
