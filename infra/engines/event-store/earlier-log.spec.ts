import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as c from '#test/fixtures/candidate.ts'
import { appendAll, emptyFolder, tampered } from '#test/support/data-folder.ts'
import { embeddedEventStore } from './embedded.ts'
import { openLogFile } from './log-file.ts'
import { toRecorded } from './rows.ts'

/** As builds wrote it that kept an event in one text. */
const asBefore = (dataDir: string) =>
  join(
    tampered(dataDir, (log) =>
      log.exec(
        `UPDATE event SET body = substr(body, 1, length(body) - 1) || ',' || substr(meta, 2); ALTER TABLE event DROP COLUMN meta`,
      ),
    ),
    'log',
  )

async function readAll(directory: string) {
  const store = embeddedEventStore(directory)
  try {
    return {
      log: await store.readAll(null, 10),
      stream: await store.read(c.adasStream),
      folded: await store.readToFold(c.adasStream),
    }
  } finally {
    await store.close()
  }
}

function fromFile(directory: string) {
  const file = openLogFile(directory)
  try {
    return [file.after(0, 10), file.stream(c.adasStream), file.streams('a', 'z')].map((rows) => rows.map(toRecorded))
  } finally {
    file.close()
  }
}

it('a log of an earlier build is read as it was written, before it is served from and after, and grows', async () => {
  const folder = emptyFolder()
  await appendAll(
    folder,
    [c.adaAdded, c.adaInvited].map((event) => ({ stream: c.adasStream, event })),
  )
  const [now, earlier] = [join(folder, 'log'), asBefore(folder)]

  expect(fromFile(earlier)).toEqual(fromFile(now))
  const { log, stream, folded } = await readAll(now)
  expect(await readAll(earlier)).toMatchObject({ log, stream, folded })
  expect(fromFile(earlier)).toEqual(fromFile(now))

  await appendAll(join(earlier, '..'), [{ stream: c.adasStream, event: c.adaMoved('default', 'hired') }])
  const grown = await readAll(earlier)
  expect(grown.log.slice(0, 2)).toEqual(log)
  expect(grown.folded.map(({ type }) => type)).toEqual(['CandidateAdded', 'CandidateInvited', 'CandidateMovedToColumn'])
})
