/** A still of a recording, drawn by the candidate's browser: as wide as any place shows it. */
export const POSTER_WIDTH = 320
export const MAX_POSTER_BYTES = 20 * 1024
export const posterTypes = ['image/webp', 'image/jpeg'] as const

/** Where the browser sends it. */
export const posterUploadPath = (recordingId: string) => `/api/uploads/${recordingId}/poster`
/** The still that stands for a candidate: that of their first recording. */
export const posterPath = (candidateId: string) => `/posters/${candidateId}`
/** The file of a recording, or of its still. */
export const mediaPath = (id: string, candidateId: string) => `/media/${id}?candidate=${candidateId}`

/** Where a recording of a candidate is saved from. */
export const downloadPath = (candidateId: string, recordingId: string) =>
  `/media/of/${candidateId}/${recordingId}/download`
