import { said, type Words } from '../../kernel/wording.ts'
import { maxLength } from '../rules.ts'

/** A file of a candidate that has arrived. Its name is theirs, so it is kept with the answer, where it is encrypted. */
export type StoredFile = { fileId: string; name: string; size: number; mimeType: string }

export const MAX_FILE_MB = 25
export const MAX_FILE_BYTES = MAX_FILE_MB * 1024 * 1024
/** Files that one question takes in all, those that were replaced among them. */
export const MOST_FILES = 20
export const FILE_NAME_LENGTH = 200

/** What may be sent (B§5), with the ending that a download gets. A type is found in the content, never in the name. */
export const fileTypes: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
  'text/plain': 'txt',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
}

/** Identity documents: ID card, driver's license, passport (B§3, MOD-014). */
export const idDocuments = ['I', 'D', 'P'] as const
export type IdDocument = (typeof idDocuments)[number]
/** What a picture of one may be. */
export const pictureTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/webp']

export const TOO_BIG = said`This file is too big (max. size is ${MAX_FILE_MB}MB)`
export const UNSUPPORTED_FILE = 'This file type is not supported'
export const EMPTY_FILE = 'This file is empty'
export const MORE_THAN_ONE_TYPE = 'This file can be read as two types of file. Save it anew, then add that.'
export const FILE_NOT_THERE = 'This file has not arrived. Please add it again.'
const NAME_WITH_PATH = 'A file name cannot contain a path'
const NAME_UNREADABLE = 'This file name contains characters that cannot be shown'

/** Control characters, and those that turn the direction of what follows: "gnp.exe" must not look like "exe.png". */
const hidden = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** What is wrong with a file's name; null when it can be kept. */
export function fileNameProblem(name: string): Words | null {
  if (/[/\\]/.test(name) || /^\.{1,2}$/.test(name.trim())) return NAME_WITH_PATH
  if (hidden.test(name) || name.trim() === '') return NAME_UNREADABLE
  return maxLength(FILE_NAME_LENGTH)(name)
}

export const endingOf = (name: string) => /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** What is wrong with a file as far as a browser sees; what it holds is looked at where it arrives. */
export function fileProblem(
  { name, size }: Pick<StoredFile, 'name' | 'size'>,
  allowed: readonly string[],
): Words | null {
  if (size === 0) return EMPTY_FILE
  if (size > MAX_FILE_BYTES) return TOO_BIG
  const ending = endingOf(name)
  return ending && !allowed.includes(ending) ? UNSUPPORTED_FILE : fileNameProblem(name)
}

/** Other endings that a type is commonly given. */
const alsoCalled: Readonly<Record<string, string>> = { jpeg: 'jpg', jpe: 'jpg', m4v: 'mp4', qt: 'mov' }

/** The name a file is saved under: its own, with the ending of what it is. */
export function downloadName({ name, mimeType }: Pick<StoredFile, 'name' | 'mimeType'>): string {
  const ending = fileTypes[mimeType] ?? 'bin'
  const own = endingOf(name)
  return (alsoCalled[own] ?? own) === ending ? name : `${name}.${ending}`
}

/** Where those who may see the candidate download it. */
export const filePath = (candidateId: string, fileId: string) => `/files/${candidateId}/${fileId}`
