import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { Binary } from 'mongodb'
import { crash } from '../../crash.ts'
import { BadSettings } from '../../env.ts'
import type { Connection } from '../mongodb/connect.ts'
import { reading, writing } from '../mongodb/errors.ts'
import { openDatabase } from '../sqlite/open-database.ts'
import { KEYS_SCHEMA } from './embedded.ts'
import { keyPaths } from './moved-keys.ts'

type Stored = { _id: string; wrapped: Binary | null }
type Wrapped = Buffer | null

const PAGE = 500

/**
 * Wrapped keys go as they are: the master key that opens them stays in the folder. A key that was destroyed on either
 * side stays destroyed. Every key is read back before the folder's file is deleted: a copy left behind would outlive erasure.
 */
export async function moveKeysToMongoDb(
  dataDir: string,
  { keys: db }: Pick<Connection, 'keys'>,
  where: string,
): Promise<number> {
  const { file, marker } = keyPaths(dataDir)
  if (!existsSync(file)) return 0
  const collection = db.collection<Stored>('subject_keys')
  const source = openDatabase(file, 'FULL')
  let moved = 0
  try {
    const page = source.prepare('SELECT subject, wrapped FROM subject_key WHERE subject > ? ORDER BY subject LIMIT ?')
    for (let after = ''; ; ) {
      const rows = page.all(after, PAGE) as { subject: string; wrapped: Uint8Array | null }[]
      if (rows.length === 0) break
      const there = await keysIn(
        collection,
        rows.map(({ subject }) => subject),
      )
      for (const { subject, wrapped } of rows) {
        const key = wrapped && Buffer.from(wrapped)
        const present = there.get(subject)
        if (key && present && !present.equals(key))
          throw new BadSettings([
            `MONGODB_URL holds another key of ${subject}: it belongs to another installation, or went on by itself. Nothing was switched.`,
          ])
        if (present === undefined)
          await writing(() => collection.insertOne({ _id: subject, wrapped: key && new Binary(key) }))
        else if (!key && present)
          await writing(() => collection.updateOne({ _id: subject }, { $set: { wrapped: null } }))
      }
      const copied = await keysIn(
        collection,
        rows.map(({ subject }) => subject),
      )
      for (const { subject, wrapped } of rows)
        if (!same(copied.get(subject), wrapped && Buffer.from(wrapped)))
          throw new Error(`MongoDB gave back another key of ${subject} than it was given. Nothing was switched.`)
      moved += rows.length
      after = rows.at(-1)!.subject
      crash('G5')
    }
  } finally {
    source.close()
  }
  write(marker, where)
  crash('G6')
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
  return moved
}

/** The other way: read back from the folder before MongoDB lets go of them. */
export async function moveKeysToFolder(dataDir: string, { keys: db }: Pick<Connection, 'keys'>): Promise<number> {
  const { file, marker } = keyPaths(dataDir)
  mkdirSync(join(dataDir, 'keys'), { recursive: true, mode: 0o700 })
  const collection = db.collection<Stored>('subject_keys')
  const target = openDatabase(file, 'FULL')
  let moved = 0
  try {
    target.exec('PRAGMA secure_delete = ON')
    target.exec(KEYS_SCHEMA)
    const put = target.prepare(
      'INSERT INTO subject_key (subject, wrapped) VALUES (?, ?) ON CONFLICT DO UPDATE SET wrapped = iif(wrapped IS NULL, NULL, excluded.wrapped)',
    )
    for await (const { _id, wrapped } of collection.find().sort({ _id: 1 })) {
      put.run(_id, wrapped && Buffer.from(wrapped.buffer))
      moved++
    }
    if (Number(target.prepare('SELECT count(*) AS n FROM subject_key').get()!.n) < moved)
      throw new Error('The folder does not hold every key. Nothing was switched.')
  } finally {
    target.close()
  }
  crash('G7')
  rmSync(marker, { force: true })
  await writing(() => collection.deleteMany({}))
  return moved
}

async function keysIn(
  collection: { find(filter: object): { toArray(): Promise<Stored[]> } },
  subjects: string[],
): Promise<Map<string, Wrapped>> {
  const found = await reading(() => collection.find({ _id: { $in: subjects } }).toArray())
  return new Map(found.map(({ _id, wrapped }) => [_id, wrapped && Buffer.from(wrapped.buffer)]))
}

/** Destroyed there counts for more than present here. */
const same = (there: Wrapped | undefined, here: Wrapped) =>
  there === null || (there !== undefined && here !== null && there.equals(here))

function write(file: string, text: string) {
  const handle = openSync(file, 'w', 0o600)
  writeSync(handle, `${text}\n`)
  fsyncSync(handle)
  closeSync(handle)
}
