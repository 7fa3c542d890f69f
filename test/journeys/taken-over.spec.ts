import { afterAll, beforeAll, expect, it } from 'vitest'
import { awake, useBrowser } from '#test/support/browser.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const browser = useBrowser()
let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.stop())

it('whoever presses and types while a slow device still takes the page over loses neither page nor scripts', async () => {
  const page = await browser.open()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 10 })
  await page.goto(`${server.url}/login`, { waitUntil: 'commit' })
  let over = false
  const impatient = (async () => {
    while (!over) {
      await page.mouse.click(20, 300)
      await page.keyboard.press('a')
    }
  })()
  await awake(page).finally(() => (over = true))
  await impatient
  expect(page.complaints).toEqual([])
})
