// Draws the icons that web/ui/icons.tsx names into one SVG file, web/ui/icons.svg, when the web app is built.
// The drawings come from @radix-ui/react-icons; pages and scripts then carry only references to them.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as drawings from '@radix-ui/react-icons'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url))

export function writeIconSprite() {
  const names = [...readFileSync(path('../web/ui/icons.tsx'), 'utf8').matchAll(/const (\w+Icon) = .*icon\('([\w-]+)'\)/g)]
  const symbols = names.map(([, component, id]) => {
    const drawing = drawings[component]
    if (!drawing) throw new Error(`There is no drawing called ${component}`)
    const [, content] = /^<svg[^>]*>(.*)<\/svg>$/s.exec(renderToStaticMarkup(createElement(drawing)))
    return `  <symbol id="${id}" viewBox="0 0 15 15">${content}</symbol>`
  })
  writeFileSync(path('../web/ui/icons.svg'), `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`)
}
