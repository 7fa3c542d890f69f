/** What can be suggested in the builder (AI-001). */
export const suggestionKinds = ['description', 'benefits', 'skills', 'questions'] as const
/** Our own role families, or a language model that the operator connected. */
export const sources = ['suggestions', 'model'] as const
export const outcomes = ['accepted', 'edited', 'refused'] as const
