import type { Browser } from 'playwright-core'

/** A short recording made by the browser itself, without a length in its header, as candidates' are. */
export async function recordVideo(browser: Browser, milliseconds = 2500): Promise<Buffer> {
  const page = await browser.newPage()
  const base64 = await page.evaluate(async (duration) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 90 })
    const paint = canvas.getContext('2d')!
    let frame = 0
    const painting = setInterval(() => {
      paint.fillStyle = `hsl(${(frame++ * 7) % 360} 60% 50%)`
      paint.fillRect(0, 0, 160, 90)
    }, 40)
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const stopped = new Promise((done) => (recorder.onstop = done))
    recorder.start(250)
    setTimeout(() => recorder.stop(), duration)
    await stopped
    clearInterval(painting)
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  }, milliseconds)
  await page.close()
  return Buffer.from(base64, 'base64')
}
