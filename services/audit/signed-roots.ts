import type { Asker } from '#contracts/asker.ts'
import type { SignedRoots } from '#contracts/views/roots.ts'
import { checkRoots, exportRoots } from '#infra/verification/roots.ts'
import type { Core } from '../platform.ts'
import { allow } from '../use-cases/allow.ts'

export const ROOTS_PER_PAGE = 50

/** The roots that were signed over this installation's log, newest first, each verified by its signature and its link to the one before (company.audit). */
export const signedRoots =
  ({ dataDir }: Core) =>
  async (asker: Asker, wanted: number): Promise<SignedRoots> => {
    allow(asker, 'company.audit')
    let [page, pages] = [1, 1]
    const onPage = (index: number, of: number) => {
      pages = Math.max(1, Math.ceil(of / ROOTS_PER_PAGE))
      page = Math.min(Math.max(1, wanted), pages)
      const fromNewest = of - 1 - index
      return fromNewest >= (page - 1) * ROOTS_PER_PAGE && fromNewest < page * ROOTS_PER_PAGE
    }
    const { checked, publicKey } = checkRoots(dataDir, onPage)
    const lines = checked
      .map(({ record, problem }, index) => ({
        number: index + 1,
        root: record && { at: record.at, position: record.position, streams: record.streams, events: record.events, hash: record.root, key: record.key },
        problem,
      }))
      .filter((_, index) => onPage(index, checked.length))
      .reverse()
    return { lines, page, pages, recorded: checked.length, publicKey }
  }

/** All of them as they were recorded, to be verified or kept elsewhere (company.audit). */
export const exportedRoots =
  ({ dataDir }: Core) =>
  async (asker: Asker): Promise<string> => {
    allow(asker, 'company.audit')
    return exportRoots(dataDir)
  }
