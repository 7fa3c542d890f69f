/** What a message to a candidate may name: `{{name}}`, `{{job}}`, `{{company}}`. */
export const mergeFields = ['name', 'job', 'company'] as const
export type MergeField = (typeof mergeFields)[number]

/** The message with its fields filled in; braces around anything else stay as they are. */
export const mergedMessage = (text: string, values: Readonly<Record<MergeField, string>>): string =>
  text.replace(/\{\{\s*(name|job|company)\s*\}\}/g, (_, field: MergeField) => values[field])
