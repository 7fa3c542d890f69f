/** A message as it is written, with its fields. */
export type Words = { subject: string; text: string }
