import type { KnownCandidate, Take } from '../candidate.ts'

export const takesOf = ({ takes }: KnownCandidate, moduleId: string, questionId: string): Take[] =>
  takes.filter((take) => take.moduleId === moduleId && take.questionId === questionId)

/** The take that counts for each question is the last one sent; only those have to arrive before the application is complete. */
export const stillUploading = ({ takes }: KnownCandidate): Take[] =>
  takes.filter(
    (take, index) =>
      !take.uploaded &&
      !takes.slice(index + 1).some((later) => later.moduleId === take.moduleId && later.questionId === take.questionId),
  )
