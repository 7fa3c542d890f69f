import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import type { TemplateContent, TemplateKind } from '#contracts/template/content.ts'
import { templateDecider } from '#domain/template/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import { allow } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'

type Saved = Promise<{ templateId: string; token: ConsistencyToken }>

/** The same `commandId` asked for twice is the same template. */
export const createTemplate =
  (core: Core) =>
  async (asker: Asker, { content, commandId }: { content: TemplateContent; commandId: string }): Saved => {
    allow(asker, 'company.templates')
    const templateId = uuid5(commandId, 'template')
    const { token } = await core.commands.handle(
      templateDecider,
      templateId,
      { type: 'CreateTemplate', data: { templateId, content } },
      core.context(asker, commandId),
    )
    return { templateId, token }
  }

/** A template as the log has it. @throws Rejected 'template/not-found', also for another company's or one of another kind. */
const templateNow =
  (core: Core) =>
  async (
    asker: Asker,
    { templateId, kind }: { templateId: string; kind?: TemplateKind },
  ): Promise<{ content: TemplateContent; version: number }> => {
    allow(asker, 'company.templates')
    const { state } = await core.commands.stateOf(templateDecider, asker, templateId)
    if (state.status !== 'saved' || (kind && state.content.kind !== kind))
      throw new Rejected('template/not-found', 'There is no such template')
    return state
  }

type Change = {
  templateId: string
  kind?: TemplateKind
  /** The version that was seen; without it, the one there is. */
  basedOn?: number | undefined
  change: (content: TemplateContent) => TemplateContent
  commandId: string
}

export const changeTemplate =
  (core: Core) =>
  async (asker: Asker, { change, commandId, basedOn, ...of }: Change): Saved => {
    const { content, version } = await templateNow(core)(asker, of)
    const { templateId } = of
    const data = { templateId, content: change(content), basedOn: basedOn ?? version }
    const { token } = await core.commands.handle(
      templateDecider,
      templateId,
      { type: 'EditTemplate', data },
      core.context(asker, commandId),
    )
    return { templateId, token }
  }

/** Jobs that came from it stay as they are. */
export const deleteTemplate =
  (core: Core) =>
  async (
    asker: Asker,
    { commandId, ...data }: { templateId: string; kind?: TemplateKind; commandId: string },
  ): Promise<{ token: ConsistencyToken }> => {
    allow(asker, 'company.templates')
    return core.commands.handle(
      templateDecider,
      data.templateId,
      { type: 'DeleteTemplate', data },
      core.context(asker, commandId),
    )
  }
