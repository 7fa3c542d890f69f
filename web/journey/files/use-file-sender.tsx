import { type ComponentType, lazy, useMemo } from 'react'
import type { FileInputProps } from '../../modules/inputs/file-sender.ts'
import type { Candidate } from './late-answer.tsx'

/** Fetched by the pages that take a file, before such a question is reached. */
export const fileAnswer = () => import('./late-answer.tsx')
const LateAnswer = lazy(fileAnswer)

/** The file input of one candidate's page. */
export function useFileSender(candidate: Candidate | null): ComponentType<FileInputProps> | null {
  const candidateId = candidate?.candidateId
  const token = candidate?.token
  return useMemo(() => {
    if (!candidateId || !token) return null
    const own = { candidateId, token }
    return function Sender(props: FileInputProps) {
      return <LateAnswer {...props} candidate={own} />
    }
  }, [candidateId, token])
}
