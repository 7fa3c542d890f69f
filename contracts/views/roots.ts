/** What is wrong with a recorded root on its own: its signature, its link to the one before it, or its text. */
export type RootProblem = 'unreadable' | 'unlinked' | 'badSignature' | 'noKey'

/** Over the streams of the asker's company, or over the whole log. */
export type RootsOf = 'company' | 'installation'

/** A signed root as auditors see it: what the log held at that moment, and whether its signature and link hold. */
export type RootLine = {
  /** From 1, in the order they were signed. */
  number: number
  /** `position` is of the whole log, and null for a company. */
  root: { at: string; position: number | null; streams: number; events: number; hash: string; key: string } | null
  problem: RootProblem | null
}

export type SignedRoots = {
  of: RootsOf
  /** Whether the asker may choose between the two. */
  choice: boolean
  /** The newest first, a page of them. */
  lines: RootLine[]
  page: number
  pages: number
  recorded: number
  /** As PEM, to verify the signatures elsewhere; null before the first root. */
  publicKey: string | null
}
