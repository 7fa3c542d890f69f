import type { Page } from 'playwright-core'

/** Names, addresses, figures of the machine and what has no other spelling in any language. */
const sameEverywhere =
  /\S+@\S+|https?:\/\/\S+|\bHirelog\b|\b([A-Z][a-z]+){2,}\b|\b(Starter|Individual|Team|Performance|Professional)\b|\b[\d.,]+ ?[kMGT]?B\b|\b[A-Z]{3}\b|\b[0-9a-f]{32,}\b|\bSQLite\b/g

/**
 * Texts on a page of a pseudo-language that were written where no translation reaches them, or are said to be in another.
 * The kit of the date fields ([data-rac]) brings words of its own, in the languages that people read.
 */
export const fixedTexts = async (page: Page): Promise<string[]> =>
  (await textsOn(page)).filter((text) => /[a-z]{2}/i.test(text.replaceAll(sameEverywhere, '')))

const textsOn = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = [document.title]
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, {
      acceptNode: ({ parentElement }) =>
        parentElement!.closest(
          'script, noscript, style, code, pre, [lang]:not(html), [translate=no], [data-rac], [id^=react-aria]',
        )
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
    })
    while (walk.nextNode()) texts.push(walk.currentNode.textContent!.trim())
    for (const name of ['aria-label', 'placeholder', 'alt', 'title', 'aria-roledescription', 'aria-valuetext'])
      for (const one of document.querySelectorAll(`:not(time, [data-rac] *, [data-rac])[${name}]`))
        texts.push(one.getAttribute(name)!)
    // A name of a language is in that language; nothing else on a page is in another than the page.
    const others = document.querySelectorAll('main[lang], main [lang]:not(option, button)')
    for (const one of others) texts.push(`lang=${one.getAttribute('lang')}`)
    return [...new Set(texts)]
  })

/** What makes the page scroll sideways, or sticks out of what it is in. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const beyond = [...document.body.querySelectorAll('*')].filter((one) => {
      const { left, right } = one.getBoundingClientRect()
      return right > clientWidth + 1 || left < -1
    })
    const found =
      scrollWidth > clientWidth
        ? [`scrolls sideways by ${scrollWidth - clientWidth}: ${beyond.at(-1)?.outerHTML.slice(0, 200)}`]
        : []
    for (const one of document.querySelectorAll(
      'button, a, [role=tab], label, legend, th, h1, h2, h3, li, dt, dd, p',
    )) {
      const { overflowX, display } = getComputedStyle(one)
      if (
        one.scrollWidth > one.clientWidth + 1 &&
        one.clientWidth > 1 &&
        overflowX === 'visible' &&
        display !== 'inline'
      )
        found.push(`sticks out by ${one.scrollWidth - one.clientWidth}: ${one.outerHTML.slice(0, 160)}`)
    }
    return found
  })

/** When what a change of window or scheme sets going has come to rest. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const running = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(running.map((each) => each.finished))
  })

type Box = { what: string; left: number; right: number }
/**
 * Where the parts of a page are from its left edge, in the order of the document. What is in a table moves with the width
 * of its columns, which follow from figures that differ between two loads. What runs from left to right in every
 * language, such as the controls of a player, is left out, and so is what is hidden.
 */
export const boxes = (page: Page): Promise<Box[]> =>
  page.evaluate(() => {
    const parts =
      'header, nav, aside, main, section, h1, h2, h3, p, li, table, button, label, input, select, textarea, [role=tab]'
    return [...document.querySelectorAll(parts)].flatMap((one) => {
      if (one.closest('td, th, [dir=ltr]:not(html), [aria-hidden=true]')) return []
      const { left, right, width } = one.getBoundingClientRect()
      return width < 2
        ? []
        : {
            what: `${one.tagName.toLowerCase()} ${one.textContent.trim().slice(0, 30)} ${one.className.toString().slice(0, 80)}`,
            left,
            right,
          }
    })
  })

/** Parts of a page from right to left that are not where its mirror image has them. */
export function notMirrored(page: Box[], mirrored: Box[], width: number): string[] {
  if (page.length !== mirrored.length)
    return [`has ${page.length} parts from left to right, ${mirrored.length} from right to left`]
  return page.flatMap(({ what, left, right }, index) => {
    const other = mirrored[index]!
    const off = Math.max(Math.abs(width - right - other.left), Math.abs(width - left - other.right))
    return off > 4 ? [`off by ${Math.round(off)}: ${what}`] : []
  })
}
