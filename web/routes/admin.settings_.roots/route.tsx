import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { RootLine, RootProblem } from '#contracts/views/roots.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import type { Key } from '../../locales/text.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { rootsAskedFor } from '../../settings/audit/roots-asked-for.server.ts'
import { Paged } from '../../settings/audit/paged.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Instant } from '../../ui/instant.tsx'
import { Td } from '../../ui/table.tsx'
import { heldBy, tabsFor } from '../../settings/names.ts'
import { SettingsFrame } from '../../settings/settings-frame.tsx'
import { Tabs } from '../../ui/tabs.tsx'

export { keepPageBefore as clientLoader, wasReached as shouldRevalidate } from '../../offline/index.ts'

const useText = namespace('audit')
const problemTexts = {
  unreadable: 'rootUnreadable',
  unlinked: 'rootUnlinked',
  badSignature: 'rootBadSignature',
  noKey: 'rootNoKey',
} as const satisfies Record<RootProblem, Key<'audit'>>

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('roots')) }]
export const handle = { title: (_data, language) => useText.in(language)('roots') } satisfies PageHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('admin.settings_.roots', { request, context })
  const page = Number.parseInt(new URL(request.url).searchParams.get('at') ?? '1', 10)
  const roots = await context.platform.useCases.history.signedRoots(asker, {
    of: rootsAskedFor(asker, request),
    page: Number.isSafeInteger(page) ? page : 1,
  })
  return { ...roots, tabs: tabsFor(heldBy(asker)) }
}

/** What an auditor holds against the log: every root that was signed over it, with the result of verifying it. */
export default function Roots() {
  const t = useText()
  const { tabs, of, choice, lines, page, pages, recorded, publicKey } = useLoaderData<typeof loader>()
  const whole = of === 'installation'
  const query = whole ? '?of=installation' : ''
  return (
    <SettingsFrame name="audit" tabs={tabs}>
      {choice && (
        <Tabs
          label={t('rootsOf')}
          tabs={[
            { to: '/admin/settings/roots', label: t('rootsOfCompany'), current: !whole },
            { to: '/admin/settings/roots?of=installation', label: t('rootsOfInstallation'), current: whole },
          ]}
        />
      )}
      <p className="text-muted">{t(whole ? 'rootsAbout' : 'rootsAboutCompany')}</p>
      {recorded === 0 ? (
        <EmptyState title={t('noRoots')}>{t('noRootsText')}</EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={`/admin/settings/roots.ndjson${query}`} reloadDocument download>
              {t('downloadRoots')}
            </ButtonLink>
          </div>
          <Paged
            caption={t('roots')}
            columns={[
              { label: t('rootNumber'), numeric: true },
              { label: t('when') },
              { label: t('rootEvents'), numeric: true },
              { label: t('rootStreams'), numeric: true },
              { label: t('rootHash') },
              { label: t('rootKey') },
              { label: t('rootVerified') },
            ]}
            page={page}
            pages={pages}
            at={(to) => `/admin/settings/roots?${whole ? 'of=installation&' : ''}at=${to}`}
          >
            {lines.map((line) => (
              <Line key={line.number} line={line} />
            ))}
          </Paged>
        </>
      )}
      {publicKey !== null && (
        <Card
          title={t('publicKey')}
          actions={<CopyButton text={publicKey} label={t('copyKey')} copiedLabel={t('keyCopied')} size="sm" />}
        >
          <p className="mb-2 text-muted">{t('publicKeyText')}</p>
          <pre className="overflow-x-auto text-sm" dir="ltr" tabIndex={0}>
            {publicKey.trim()}
          </pre>
        </Card>
      )}
    </SettingsFrame>
  )
}

const code = 'font-mono text-sm break-all'

function Line({ line: { number, root, problem } }: { line: RootLine }) {
  const t = useText()
  const { number: counted } = useFormat()
  return (
    <tr>
      <Td numeric>{counted(number)}</Td>
      <Td className="whitespace-nowrap">{root && <Instant at={root.at} precision="second" />}</Td>
      <Td numeric>{root && counted(root.events)}</Td>
      <Td numeric>{root && counted(root.streams)}</Td>
      <Td className="min-w-48">{root && <code className={code}>{root.hash}</code>}</Td>
      <Td className="min-w-32">{root && <code className={code}>{root.key}</code>}</Td>
      <Td>
        {problem === null ? (
          <Badge tone="success">{t('rootHolds')}</Badge>
        ) : (
          <Badge tone="danger">{t(problemTexts[problem])}</Badge>
        )}
      </Td>
    </tr>
  )
}
