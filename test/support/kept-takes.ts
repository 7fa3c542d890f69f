import type { Page } from 'playwright-core'

/** What the browser itself has kept, hashed by the browser. */
export const takesIn = (page: Page) =>
  page.evaluate(async () => {
    const request = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((done, failed) => {
        asked.onsuccess = () => done(asked.result)
        asked.onerror = () => failed(asked.error)
      })
    const db = await request(indexedDB.open('hirelog-takes'))
    const store = db.transaction(['takes', 'slices']).objectStore('takes')
    const takes = (await request(store.getAll())) as { recordingId: string; state: string; startedAt: number }[]
    const found = []
    for (const { recordingId, state } of takes.sort((a, b) => a.startedAt - b.startedAt)) {
      const range = IDBKeyRange.bound([recordingId, 0], [recordingId, Number.MAX_SAFE_INTEGER])
      const slices = (await request(db.transaction('slices').objectStore('slices').getAll(range))) as Blob[]
      const digest = await crypto.subtle.digest('SHA-256', await new Blob(slices).arrayBuffer())
      const sha256 = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
      found.push({ recordingId, state, sha256, slices: slices.length })
    }
    db.close()
    return found
  })
