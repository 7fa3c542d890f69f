import { expect, it } from 'vitest'
import { seriousFindings } from '../support/accessibility.ts'
import { expectClean, useBrowser } from '../support/browser.ts'

const browser = useBrowser()
const document = (body: string) =>
  `<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1>${body}</main></html>`

it('a page with something that a screen reader cannot read is not clean, nor one that complains', async () => {
  const page = await browser.open()
  await page.setContent(document('<p>All is well.</p>'))
  await expectClean(page)
  await page.setContent(
    document(
      `<img src="data:,"><iframe title="Preview" srcdoc="${document('<button></button>').replaceAll('"', '&quot;')}"></iframe>`,
    ),
  )
  await page.frameLocator('iframe').getByRole('button').waitFor()
  expect(await seriousFindings(page)).toEqual(['image-alt: img', 'button-name: button'])

  await page.setContent(document('<p>All is well.</p>'))
  await page.evaluate(() => console.error('not at all'))
  await expect(expectClean(page)).rejects.toThrow('not at all')
})
