type Values = Record<string, string>
export type Template = { subject: (values: Values) => string; text: (values: Values) => string }

/** Messages by name. Values are plain text; nothing here is markup. */
export const templates: Record<string, Template> = {}
