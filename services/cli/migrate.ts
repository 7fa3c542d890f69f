import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { crash } from '#infra/crash.ts'
import type { EventStore } from '#infra/engines/event-store/event-store.ts'
import { lockFolder } from '#infra/engines/sqlite/lock.ts'
import { halfMoved, readHalfMoved, wholeAgain } from '#infra/startup/half-moved.ts'
import { refuseMovedLog } from '#infra/startup/moved-log.ts'
import { refuseMovedKeys } from '#infra/engines/key-ring/moved-keys.ts'
import { BadSettings, readEnv } from '#infra/env.ts'
import { allProjections } from '#projections/all.ts'
import { rebuildBeside } from '#projections/rebuild/start.ts'
import { Unfoldable } from '#projections/rebuild/unfoldable.ts'
import { folderEnd, folderStates, serverEnd } from '../migrate/ends.ts'
import type { LogEnd } from '../migrate/copy-log.ts'
import { migrate } from '../migrate/migrate.ts'
import { clearFolder, mongodbReadSide, type ReadSide } from '../migrate/read-side.ts'
import { placeOf, placesInLog, placesOfWork, readPlaces } from '../core/places.ts'
import { readArguments } from './arguments.ts'
import { failed } from './data-dir.ts'
import { everySecond, sayProgress } from './progress.ts'

const usage = `npm run migrate -- --to eventstore    moves the log from DATA_DIR to EVENTSTORE_URL, and with MONGODB_URL keys and messages too
npm run migrate -- --to mongodb       moves keys and messages from DATA_DIR to MONGODB_URL
npm run migrate -- --to embedded      moves back into DATA_DIR what is where these settings say`

async function main() {
  const { to } = readArguments(usage, { options: { to: { type: 'string' } } }).values
  if (to !== 'eventstore' && to !== 'mongodb' && to !== 'embedded')
    throw new BadSettings([...(to === undefined ? [] : [`--to ${to} is nowhere`]), usage])
  const { DATA_DIR, EVENTSTORE_URL, MONGODB_URL, ENGINES_WAIT_S } = readEnv(process.env)
  if (to === 'eventstore' && !EVENTSTORE_URL)
    throw new BadSettings(['EVENTSTORE_URL is not set: it names where the log goes'])
  if (to === 'mongodb' && !MONGODB_URL) throw new BadSettings(['MONGODB_URL is not set: it names where the keys go'])
  if (to === 'embedded' && !EVENTSTORE_URL && !MONGODB_URL)
    throw new BadSettings(['Neither EVENTSTORE_URL nor MONGODB_URL is set: they name what comes back'])
  if (!existsSync(join(DATA_DIR, 'keys', 'master.key')))
    throw new BadSettings([
      `DATA_DIR=${DATA_DIR} holds no master key: it is the folder of another installation, or of none. Master key, recordings and signed roots stay there, whichever way the rest goes.`,
    ])

  const lock = lockFolder(DATA_DIR)
  let readSide: ReadSide | null = null
  try {
    // What has moved and is not named would be taken for its old state.
    if (!EVENTSTORE_URL) refuseMovedLog(DATA_DIR, 'embedded')
    if (!MONGODB_URL) refuseMovedKeys(DATA_DIR, 'folder')
    readSide = MONGODB_URL ? await mongodbReadSide(MONGODB_URL, ENGINES_WAIT_S) : null
    if (to === 'embedded') await readSide?.standStill()
    const openServer = (url: string) => serverEnd(url, ENGINES_WAIT_S)
    if (to !== 'mongodb' && EVENTSTORE_URL) await moveLog(DATA_DIR, await openServer(EVENTSTORE_URL), to, readSide)
    else if (readSide && to !== 'eventstore')
      await moveReadSide(DATA_DIR, to, readSide, EVENTSTORE_URL ? await openServer(EVENTSTORE_URL) : null)
  } finally {
    await readSide?.close()
    lock.release()
  }
}

async function moveLog(dataDir: string, server: LogEnd, to: 'eventstore' | 'embedded', readSide: ReadSide | null) {
  const folder = folderEnd(dataDir)
  const [source, target] = to === 'eventstore' ? [folder, server] : [server, folder]
  console.log(`Moving the log from ${source.name} to ${target.name}`)
  try {
    const { events, streams, copied, resumed, seconds } = await migrate({
      dataDir,
      to,
      source,
      target,
      states: statesOf(dataDir, to, readSide),
      now: () => new Date().toISOString(),
      onProgress: (text) => console.log(`  ${text}`),
      alongside: () =>
        readSide
          ? takeAlong({ dataDir, to, readSide, store: target.store, logIsHere: to === 'embedded' })
          : rebuiltReadModels(dataDir),
    })
    console.log(
      `${resumed ? 'Went on where it was: ' : ''}${copied} events copied; ${events} events in ${streams} streams are the same on both sides, in the same order, and every chain holds (${seconds.toFixed(1)} s).`,
    )
    if (readSide) await leaveBehind(dataDir, to, readSide)
    sayHowToStart(to, readSide ? 'EVENTSTORE_URL and MONGODB_URL' : 'EVENTSTORE_URL')
  } finally {
    await Promise.all([folder.store.close(), server.store.close()])
  }
}

/** The log stays where it is, and places in it are what they were. */
async function moveReadSide(dataDir: string, to: 'mongodb' | 'embedded', readSide: ReadSide, server: LogEnd | null) {
  if (to === 'mongodb' && server) {
    refuseMovedLog(dataDir, 'eventstore')
    if ((await server.store.lastPosition()) === null)
      throw new BadSettings([
        `EVENTSTORE_URL names an event store without events: npm run migrate -- --to eventstore moves the log there, and keys and messages with it.`,
      ])
  }
  const { before, after } = statesOf(dataDir, to, readSide)
  for (const [key, place] of Object.entries(await readPlaces(before, placesOfWork))) await after.saveState(key, place)
  const { store } = server ?? folderEnd(dataDir)
  await takeAlong({ dataDir, to, readSide, store, logIsHere: server === null }).finally(() => store.close())
  await leaveBehind(dataDir, to, readSide)
  sayHowToStart(to, 'MONGODB_URL')
}

/** Once everything is where it shall be: no personal data stays in an unattended place. */
async function leaveBehind(dataDir: string, to: string, readSide: ReadSide) {
  crash('G8')
  if (to === 'embedded') await readSide.clear()
  else clearFolder(dataDir)
  wholeAgain(dataDir)
  console.log(`Read models, messages and sessions are gone from ${endLeft(dataDir, to, readSide)}.`)
}

const endLeft = (dataDir: string, to: string, { name }: ReadSide) =>
  to === 'embedded' ? `MONGODB_URL (${name})` : `DATA_DIR=${dataDir}`

const sayHowToStart = (to: string, settings: string) =>
  console.log(
    `From now on start ${to === 'embedded' ? 'without' : 'with'} ${settings}${to === 'embedded' ? '' : ' set'}.`,
  )

/** Documents are level with the log only beside the store they lie in: elsewhere they are built anew. */
function statesOf(dataDir: string, to: 'eventstore' | 'mongodb' | 'embedded', readSide: ReadSide | null) {
  const folder = folderStates(dataDir)
  if (!readSide) return { before: folder, after: folder, places: placesInLog }
  return to === 'embedded'
    ? { before: readSide.states, after: folder, places: placesOfWork }
    : { before: folder, after: readSide.states, places: placesOfWork }
}

/** `store` holds the log from now on; whether that is in the folder. */
type Along = {
  dataDir: string
  to: 'eventstore' | 'mongodb' | 'embedded'
  readSide: ReadSide
  store: EventStore
  logIsHere: boolean
}

async function takeAlong({ dataDir, to, readSide, store, logIsHere }: Along): Promise<string[]> {
  if (readHalfMoved(dataDir)?.to === to)
    console.log('Went on where it was: an earlier run had not cleared up where it came from.')
  halfMoved(dataDir, { to, from: endLeft(dataDir, to, readSide) })
  const { keys, messages } = to === 'embedded' ? await readSide.giveBack(dataDir) : await readSide.takeOver(dataDir)
  console.log(
    `${keys} keys and ${messages} messages moved ${to === 'embedded' ? 'from' : 'to'} ${readSide.name}. Sessions do not move: all users sign in again.`,
  )
  let level: string[] = []
  if (to !== 'embedded') await readSide.build(dataDir, store, everySecond(sayProgress))
  else if (logIsHere) level = await rebuiltReadModels(dataDir)
  // Of a log that stays in its server the platform folds them into the folder as it starts.
  else return level
  const { models, documents, differing } = await readSide.compare(dataDir, to === 'embedded' ? 'mongodb' : 'folder')
  if (to === 'embedded')
    console.log(`${documents} documents compared with those in ${readSide.name}, ${differing} of which differ.`)
  else
    console.log(
      `${models} read models built in ${readSide.name}, ${documents} documents, ${differing} of which differ from what is in the folder.`,
    )
  return level
}

/**
 * The folder holds the very log that was moved, now or from before: read models are folded from it, compared and
 * switched. Answers their places in the log, which they are level with.
 */
async function rebuiltReadModels(dataDir: string): Promise<string[]> {
  const names = allProjections.map(({ name }) => name)
  const { rebuilt, documents, unreadable } = await rebuildBeside(
    { dataDir, names, shared: false },
    everySecond(sayProgress),
  )
  if (unreadable.length > 0)
    throw new Unfoldable(`A read model cannot be built: ${unreadable[0]}. Nothing was switched.`)
  const differing = rebuilt.reduce(
    (sum, { comparison }) => sum + (comparison ? comparison.differing + comparison.missing + comparison.extra : 0),
    0,
  )
  console.log(
    `${rebuilt.length} read models rebuilt from it, ${documents} documents, ${differing} of which differed from what was there; switched.`,
  )
  return allProjections.map(placeOf)
}

main().catch(failed)
