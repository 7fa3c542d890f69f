import type { CompanyEvent } from '#contracts/company/events.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { allow } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import type { NamedTemplate } from './templates.ts'

export type TemplateVersion = NamedTemplate & { at: string; by: string | null }

/** What was saved of a message template, newest first; from the company's own stream. `by`: a person, as they are called now. */
export const messageTemplateVersions =
  ({ engines, codec, readers }: Core) =>
  async (asker: Asker, templateId: string): Promise<TemplateVersion[]> => {
    allow(asker, 'company.templates')
    const stream = streamName(asker.companyId, 'company', asker.companyId)
    const history = await codec.decodeAll<CompanyEvent>(await engines.store.read(stream))
    const saved = history.flatMap(({ event, occurredAt: at, actor }) =>
      event.type === 'MessageTemplateSaved' && event.data.templateId === templateId
        ? [{ ...event.data, at, author: actor.kind === 'user' ? actor.id : null }]
        : [],
    )
    const names = await readers.userNames(
      asker,
      saved.flatMap(({ author }) => author ?? []),
    )
    return saved.map(({ author, ...each }) => ({ ...each, by: author && (names[author] ?? null) })).reverse()
  }
