/** What came of the last form of the tab. */
export type TabAnswer =
  | { saved: true }
  | { templateSaved: true }
  | { templateDeleted: true }
  | { sentTo: string }
  | { refused: { message: string; fields: Record<string, string> } }
  | undefined
