import type { JobMedia, MediaPlace } from '#contracts/job/media/media.ts'

/** What each tab of the upload widget is given. */
export type TabProps = {
  place: MediaPlace
  /** Names the field, so that what is on its way to it is found again. */
  owner: string
  media: JobMedia | undefined
  /** What it is, for who cannot see it. */
  label: string
  onChange: (media: JobMedia | null) => void
}
