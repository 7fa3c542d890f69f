import type { CompanyCommand } from '#contracts/company/commands.ts'
import type { CompanyEvent } from '#contracts/company/events.ts'
import { same } from '#contracts/kernel/same.ts'
import type { Decider } from '#domain/decider.ts'
import { addJobMedia, removeJobMedia } from './commands/job-media.ts'
import { addCategories, updateCategories } from './commands/categories.ts'
import { configureSingleSignOn, disableSingleSignOn } from './commands/single-sign-on.ts'
import { changeDetails } from './commands/change-details.ts'
import { addEmailDomain, mailDomainProof, proveEmailDomain, removeEmailDomain } from './commands/email-domains.ts'
import { addMembersToGroups, changeGroup, createGroup, deleteGroup } from './commands/groups.ts'
import { addBrandPicture, changeBrand, createBrand, deleteBrand } from './commands/brands.ts'
import { issueApiKey } from './commands/issue-api-key.ts'
import { changeJobDefaults } from './commands/job-defaults.ts'
import { limitMessages } from './commands/limit-messages.ts'
import { setModuleLimit } from './commands/set-module-limit.ts'
import { changeMessageRules } from './commands/message-rules.ts'
import { deleteMessageTemplate, saveMessageTemplate } from './commands/message-templates.ts'
import { register } from './commands/register.ts'
import { revokeApiKey } from './commands/revoke-api-key.ts'
import { changeRole, createRole, deleteRole } from './commands/roles.ts'
import { takeSlug } from './commands/take-slug.ts'
import { type Company, evolve, initialState } from './company.ts'
import { registered } from './policies/registered.ts'

export const companyDecider: Decider<Company, CompanyCommand, CompanyEvent> = {
  category: 'company',
  initialState,
  evolve,
  decide: (command, state, context) => {
    const { asker } = context
    switch (command.type) {
      case 'RegisterCompany':
        return register(command.data, state)
      case 'IssueApiKey':
        return issueApiKey(command.data, state, asker)
      case 'RevokeApiKey':
        return revokeApiKey(command.data, state)
      case 'ConfigureSingleSignOn':
        return configureSingleSignOn(command.data, state)
      case 'DisableSingleSignOn':
        return disableSingleSignOn(state)
      case 'AddEmailDomain':
        return addEmailDomain(command.data, state)
      case 'MailEmailDomainProof':
        return mailDomainProof(command.data, state, context)
      case 'ProveEmailDomain':
        return proveEmailDomain(command.data, state, context)
      case 'RemoveEmailDomain':
        return removeEmailDomain(command.data, state)
      case 'ChangeCompanyDetails':
        return changeDetails(command.data, state)
      case 'TakeCompanySlug':
        return takeSlug(command.data, state)
      case 'LimitMessages':
        return limitMessages(command.data, state)
      case 'SetModuleLimit':
        return setModuleLimit(command.data, state)
      case 'CreateGroup':
        return createGroup(command.data, state)
      case 'ChangeGroup':
        return changeGroup(command.data, state)
      case 'DeleteGroup':
        return deleteGroup(command.data, state)
      case 'AddMembersToGroups':
        return addMembersToGroups(command.data, state)
      case 'CreateRole':
        return createRole(command.data, state)
      case 'ChangeRole':
        return changeRole(command.data, state)
      case 'DeleteRole':
        return deleteRole(command.data, state)
      case 'AddJobMedia':
        return addJobMedia(command.data, state)
      case 'RemoveJobMedia':
        return removeJobMedia(command.data, state)
      case 'AddBrandPicture':
        return addBrandPicture(command.data, state, context)
      case 'CreateBrand':
        return createBrand(command.data, state, context)
      case 'ChangeBrand':
        return changeBrand(command.data, state, context)
      case 'DeleteBrand':
        return deleteBrand(command.data, state, context)
      case 'UpdateCategories':
        return updateCategories(command.data, state)
      case 'AddCategories':
        return addCategories(command.data, state)
      case 'ChangeJobDefaults':
        return changeJobDefaults(command.data, state)
      case 'ChangeSchedulingSettings':
        return same(command.data, registered(state).scheduling)
          ? []
          : [{ type: 'SchedulingSettingsChanged', data: command.data }]
      case 'ChangeMessageRules':
        return changeMessageRules(command.data, state)
      case 'SaveMessageTemplate':
        return saveMessageTemplate(command.data, state)
      case 'DeleteMessageTemplate':
        return deleteMessageTemplate(command.data, state)
      default:
        return command satisfies never
    }
  },
}
