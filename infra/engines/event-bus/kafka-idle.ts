type RequestQueue = {
  pending: unknown[]
  throttledUntil: number
  throttleCheckTimeoutId: NodeJS.Timeout | null
  checkPendingRequests(): void
  scheduleCheckPendingRequests(): void
}

const LOOK_AGAIN_MS = 10

/**
 * kafkajs 2.2.4 looks for requests to send a thousand times a second on each connection, for ever. Here it looks only
 * while one waits: whatever begins to wait asks for the look itself.
 */
export async function quietWhenIdle(): Promise<void> {
  const module: string = 'kafkajs/src/network/requestQueue/index.js'
  const { default: queue } = (await import(module)) as { default: { prototype: RequestQueue } }
  queue.prototype.scheduleCheckPendingRequests = function () {
    if (this.throttleCheckTimeoutId || this.pending.length === 0) return
    const throttled = this.throttledUntil - Date.now()
    this.throttleCheckTimeoutId = setTimeout(
      () => {
        this.throttleCheckTimeoutId = null
        this.checkPendingRequests()
      },
      throttled > 0 ? throttled : LOOK_AGAIN_MS,
    )
  }
}
