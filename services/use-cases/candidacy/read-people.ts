import { MAX_IMPORT_ROWS } from '#contracts/candidate-import/limits.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { readList } from './lists/read-list.ts'
import { tooLong } from './import.ts'

const UNREADABLE = 'This list could not be read. Save it as CSV or XLSX, one person in each row.'

/** The rows of a list, CSV or XLSX, with its heading. @throws Rejected 'import/unreadable' or 'import/too-long' */
export const readPeople =
  () =>
  async (bytes: Uint8Array): Promise<string[][]> => {
    const { rows, more } = await readList(bytes, MAX_IMPORT_ROWS + 1).catch(() => ({ rows: [], more: false }))
    if (more) throw tooLong()
    if (rows.length === 0) throw new Rejected('import/unreadable', UNREADABLE)
    return rows
  }
