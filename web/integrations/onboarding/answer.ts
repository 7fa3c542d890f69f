/** What a step was answered with. */
export type StepAnswer =
  | { refused: { code: string; message: string; fields: Record<string, string> } }
  | { resent: true }
  | { verified: true }
  | { saved: true }
  | null
