import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { namespace } from '../../i18n/namespace.ts'
import { newCommandId, useAnswer } from '../../offline/index.ts'
import { formOf } from '../../lib/form.server.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { addressOfTab, heldBy, type PanelName, tabRules, tabsFor } from '../../settings/names.ts'
import { SettingsFrame } from '../../settings/settings-frame.tsx'
import { panels } from './panels.tsx'
import { tabAsked, tabServers } from './tabs.server.ts'

export {
  keepPage as clientAction,
  keepPageBefore as clientLoader,
  wasReached as shouldRevalidate,
} from '../../offline/index.ts'

const useText = namespace('settings')

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = useText.for(matches)
  return [{ title: documentTitle(data ? `${t(tabRules[data.name].label)} · ${t('title')}` : t('title')) }]
}
export const handle = { title: (_data, language) => useText.in(language)('title') } satisfies PageHandle

const isPanel = (name: string): name is PanelName => name in tabServers

export async function loader(args: LoaderFunctionArgs) {
  const { name, asked } = tabAsked(await requireAccess('admin.settings', args), args)
  if (!isPanel(name)) throw redirect(addressOfTab(name))
  return {
    commandId: newCommandId(),
    name,
    tabs: tabsFor(heldBy(asked.asker)),
    data: await tabServers[name].load(asked),
  }
}

export async function action(args: ActionFunctionArgs): Promise<object> {
  const { name, asked } = tabAsked(await requireAccess('admin.settings', args), args)
  const act = isPanel(name) ? tabServers[name].act : undefined
  if (!act) throw new Response(null, { status: 405, statusText: 'Method Not Allowed' })
  return act(asked, await formOf(args.request))
}

export default function Settings() {
  const { name, tabs, data } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const Panel = panels[name]
  return (
    <SettingsFrame name={name} tabs={tabs}>
      <Panel key={name} data={data} answer={answer} />
    </SettingsFrame>
  )
}
