import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDocumentsFile } from '#infra/engines/read-store/documents-file.ts'
import * as c from '#test/fixtures/candidate.ts'
import { appendAll, emptyFolder, tampered } from '#test/support/data-folder.ts'
import { allProjections } from '../all.ts'
import { checkDocuments } from './check-documents.ts'
import { documentsInFile } from './documents.ts'
import { openSource } from './source.ts'
import { rebuildBeside } from './start.ts'
import { cards } from '../board/cards.ts'
import { collectionOf } from '../runtime/projection.ts'

const CARDS = collectionOf(cards)

it('believes a document that knows more than was read of its stream where the log holds it by now, and not else', async () => {
  const folder = emptyFolder()
  await appendAll(folder, [{ stream: c.adasStream, event: c.adaAdded }])
  const earlier = tampered(folder, () => {})
  await appendAll(folder, [{ stream: c.adasStream, event: c.adaInvited }])
  await rebuildBeside({ dataDir: folder, names: allProjections.map(({ name }) => name), shared: false })
  const file = openDocumentsFile(join(folder, 'read'))
  const source = openSource(earlier)
  const checked = (later: string) =>
    checkDocuments(source, documentsInFile(file), allProjections, async () => openSource(later))
  expect(await checked(folder)).toMatchObject({ found: 0, behind: 0 })
  expect((await checked(earlier)).faults).toContain(`${CARDS} ${c.ada} holds revision 1, its stream ends at 0`)
  source.close()
  file.close()
})
