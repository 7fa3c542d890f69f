import { type Asker, isOperator } from '#contracts/kernel/asker.ts'
import type { CompanyId } from '#contracts/kernel/ids.ts'
import type { RootsOf, SignedRoots } from '#contracts/views/roots.ts'
import { checkRoots, exportRoots } from '#infra/verification/roots.ts'
import type { Core } from '../core/core.ts'
import { allow, allowOperator } from '../core/authorize.ts'

export const ROOTS_PER_PAGE = 50

/** Whose roots: auditors read those over their own company's streams, operators those over the whole log too. Null is the whole log. */
function seriesFor(asker: Asker, of: RootsOf): CompanyId | null {
  if (of === 'installation') {
    allowOperator(asker)
    return null
  }
  allow(asker, 'company.audit')
  return asker.companyId
}

/** The roots that were signed, newest first, each verified by its signature and its link to the one before it (company.audit, or an operator). */
export const signedRoots =
  ({ dataDir }: Core) =>
  async (asker: Asker, { of, page: asked }: { of: RootsOf; page: number }): Promise<SignedRoots> => {
    const series = seriesFor(asker, of)
    let [page, pages] = [1, 1]
    const onPage = (index: number, all: number) => {
      pages = Math.max(1, Math.ceil(all / ROOTS_PER_PAGE))
      page = Math.min(Math.max(1, asked), pages)
      const fromNewest = all - 1 - index
      return fromNewest >= (page - 1) * ROOTS_PER_PAGE && fromNewest < page * ROOTS_PER_PAGE
    }
    const { checked, publicKey } = checkRoots(dataDir, { of: series, wanted: onPage })
    const lines = checked
      .map(({ record, problem }, index) => ({
        number: index + 1,
        root: record && {
          at: record.at,
          position: 'position' in record ? record.position : null,
          streams: record.streams,
          events: record.events,
          hash: record.root,
          key: record.key,
        },
        problem,
      }))
      .filter((_, index) => onPage(index, checked.length))
      .reverse()
    return { of, lines, page, pages, recorded: checked.length, publicKey, choice: isOperator(asker) }
  }

/** All of them as they were recorded, to be verified or kept elsewhere (company.audit, or an operator). */
export const exportedRoots =
  ({ dataDir }: Core) =>
  async (asker: Asker, of: RootsOf): Promise<string> =>
    exportRoots(dataDir, seriesFor(asker, of))
