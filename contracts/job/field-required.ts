/** What forms of colleagues say where this is the documents' sentence (PUB-017, MOD-037, MOD-038). */
export const FIELD_REQUIRED = 'This field is required'
