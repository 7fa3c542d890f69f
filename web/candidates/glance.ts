/** Of one candidate, besides what is in their row. */
export type Glance = {
  phone: string
  tags: readonly string[]
  /** The first that can be played. */
  recording: { id: string; posterId: string | null } | null
  /** The last of them; `author` is null for one who is no colleague any more. */
  comments: readonly { id: string; author: string | null; text: string; at: string }[]
}
