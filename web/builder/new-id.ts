/** Short, url-safe and unguessable enough to be unique in one journey; works where randomUUID does not. */
export const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(9))].map((byte) => (byte % 36).toString(36)).join('')
