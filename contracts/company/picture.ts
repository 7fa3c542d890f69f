/** A megabyte is 1024 × 1024 bytes, here and wherever files are measured. */
export const MEGABYTE = 1024 * 1024
export const MAX_PICTURE_MB = 2
export const MAX_PICTURE_BYTES = MAX_PICTURE_MB * MEGABYTE
/** A file of a few bytes can decode to gigabytes: larger pictures are not opened. */
export const MAX_PICTURE_PIXELS = 50_000_000
export const pictureTypes = ['image/png', 'image/gif', 'image/jpeg'] as const

/** Sides in pixels, as pages show them. */
export const LOGO_SIDE = 512
export const IMAGE_SIDE = 1400

export const TOO_BIG = 'This file is too big (max. size 2MB)'
export const WRONG_TYPE = 'This file type is not supported'
export const UNREADABLE = 'Ooops! Something went wrong, please try again'

/** Where a picture of a brand is served; `plain` is a smaller copy in a format that mail programs know. */
export const picturePath = (companyId: string, pictureId: string, plain = false): string =>
  `/pictures/${companyId}/${pictureId}${plain ? '/plain' : ''}`
