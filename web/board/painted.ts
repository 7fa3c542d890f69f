/** A window that is not seen paints nothing. */
const AT_MOST_MS = 100

/** Comes once the next frame is on the screen, so that what a person did is seen before the work it causes begins. */
export const painted = () =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, AT_MOST_MS)
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        clearTimeout(timer)
        port1.close()
        done()
      }
      port2.postMessage(null)
    })
  })
