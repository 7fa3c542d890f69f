/** A still of a recording, drawn by the candidate's browser: as wide as any place shows it. */
export const POSTER_WIDTH = 320
export const MAX_POSTER_BYTES = 20 * 1024
export const posterTypes = ['image/webp', 'image/jpeg'] as const

/** Where the browser sends it. */
export const posterUploadPath = (recordingId: string) => `/api/uploads/${recordingId}/poster`
/** The still that represents a candidate: that of their first recording. */
export const posterPath = (candidateId: string) => `/posters/${candidateId}`
/** The file of a recording, or of its still. */
export const mediaPath = (id: string, candidateId: string) => `/media/${id}?candidate=${candidateId}`

/** So many candidates' videos are saved at once. */
export const MAX_ARCHIVED = 100
/** Where the recordings of some candidates are saved from, as one archive. */
export const archivePath = (candidateIds: readonly string[]) => `/media/archive?candidates=${candidateIds.join('.')}`

/** Where a recording of a candidate is saved from. */
export const downloadPath = (candidateId: string, recordingId: string) =>
  `/media/of/${candidateId}/${recordingId}/download`
