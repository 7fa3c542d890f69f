import { type ComponentType, createContext } from 'react'
import type { StoredFile } from '#contracts/job/modules/files.ts'
import { textOf } from './form-data.ts'
import type { InputWiring } from './kind.ts'

export type FileInputProps = { moduleId: string; given: StoredFile | null; wiring: InputWiring; picturesOnly?: boolean }

/** What sends files on a candidate's page. A preview has none, and takes none. */
export const FileSender = createContext<ComponentType<FileInputProps> | null>(null)

/** The file that a page's form names. What it is worth is judged where it was received. */
export function fileFrom(form: FormData): StoredFile | null {
  try {
    const { fileId, name, size, mimeType } = JSON.parse(textOf(form, 'file')) as Partial<StoredFile>
    return { fileId: String(fileId), name: String(name), size: Number(size) || 0, mimeType: String(mimeType) }
  } catch {
    return null
  }
}
