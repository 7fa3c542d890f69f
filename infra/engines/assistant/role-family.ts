/** Jobs that are alike enough to be prepared alike. All of it is written by us, in English. */
export type RoleFamily = {
  id: string
  name: string
  /** What such a job is called, in English and German, without words of seniority. */
  titles: readonly string[]
  skills: readonly string[]
  /** Open questions for a recorded answer. */
  questions: readonly string[]
  benefits: readonly string[]
  /** Whole sentences to candidates: what the work is, with whom it is done, whom it suits. */
  work: string
  team: string
  suits: string
}
