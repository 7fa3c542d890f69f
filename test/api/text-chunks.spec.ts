import { expect, it } from 'vitest'
import { offeredLanguages } from '#contracts/kernel/language.ts'
import { useInside } from '../support/inside.ts'

const here = useInside()

/** Of the scripts that a page has fetched at once, those that say where texts are. */
async function listsAtOnce(language: string): Promise<string[]> {
  const get = (address: string) =>
    here.get(here.acme.admin, address, { headers: { accept: 'text/html', 'accept-language': language } })
  const { text: html } = await get('/admin/overview')
  expect(html).toContain(`<html lang="${language}"`)
  const preloads = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, address]) => address!)
  const scripts = await Promise.all(preloads.map(async (address) => (await get(address)).text))
  return scripts.filter((script) => script.includes('"./common.ts":'))
}

it('a page has the list of the texts of its language fetched with its scripts, not after them, and of no other', async () => {
  const lists = await Promise.all(offeredLanguages.map(listsAtOnce))
  expect(lists.map((found) => found.length)).toEqual(offeredLanguages.map(() => 1))
  expect(new Set(lists.flat()).size).toBe(offeredLanguages.length)
})
