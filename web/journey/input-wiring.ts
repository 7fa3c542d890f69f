/** What ties an input to the question above it. */
export type InputWiring = {
  labelledBy: string
  describedBy: string | undefined
  error: string | undefined
  required: boolean
}
